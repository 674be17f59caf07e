import { AwsClient } from 'aws4fetch';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '@/backend/kernel/config';
import type { S3Config } from '@/backend/kernel/service-settings';

const TIMEOUT_MS = 30_000;

interface StoredFile {
  body: ReadableStream;
  size: number;
}

/** The storage of pictures; paths begin with `/uploads/` or `/privateUploads/`. */
export interface PictureStore {
  /** A path is derived from the content, so storing it again changes nothing. */
  put(path: string, data: Buffer, type: string): Promise<void>;
  get(path: string): Promise<StoredFile | null>;
  remove(path: string): Promise<void>;
}

const stores = new Map<Config, PictureStore>();

/** S3-compatible storage when it is configured, else the data folder. */
export function storeOf(config: Config): PictureStore {
  const cachedStore = stores.get(config);
  if (cachedStore) return cachedStore;
  const store = config.s3 ? bucketStore(config.s3) : folderStore(config.dataDir);
  stores.set(config, store);
  return store;
}

function folderStore(dataDir: string): PictureStore {
  return {
    /** Writes a temporary file and renames it, so that nobody reads half a file. */
    async put(path, data) {
      const file = join(dataDir, path);
      if (await stat(file).catch(() => null)) return;
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.${Date.now()}.part`;
      await writeFile(temporary, data);
      await rename(temporary, file);
    },
    async get(path) {
      const file = join(dataDir, path);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      return { body: Readable.toWeb(createReadStream(file)) as ReadableStream, size: info.size };
    },
    async remove(path) {
      await rm(join(dataDir, path), { force: true });
    },
  };
}

function bucketStore(s3: S3Config): PictureStore {
  const client = new AwsClient({
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    region: s3.region,
    service: 's3',
    retries: 2,
  });
  const request = async (path: string, init: RequestInit) => {
    const answer = await client.fetch(`${s3.endpoint}/${s3.bucket}${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`the storage answered ${answer.status}`);
    return answer;
  };
  return {
    async put(path, data, type) {
      const answer = await request(path, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: new Uint8Array(data),
      });
      if (!answer.ok) throw new Error('the bucket does not exist');
    },
    async get(path) {
      const answer = await request(path, { method: 'GET' });
      if (!answer.ok || !answer.body) return null;
      return { body: answer.body, size: Number(answer.headers.get('content-length') ?? 0) };
    },
    async remove(path) {
      await request(path, { method: 'DELETE' });
    },
  };
}
