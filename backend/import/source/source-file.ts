import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { BrokenSource } from '@/backend/import/item';
import { decodeText } from './charset';

/** The size limit of formats that are read into memory; JSONL is streamed and has no such limit. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 256 * 1024;

/** One file to import, from the disk or fetched. */
export interface SourceFile {
  /** The name in events. */
  name: string;
  /** The name in source keys: the same on every machine and in every working folder. */
  key: string;
  /** The address it was fetched from, or null for a file. */
  url: string | null;
  /** The charset an HTTP header gave, or null. */
  charset: string | null;
  head(): Promise<Uint8Array>;
  text(): Promise<string>;
  chunks(): AsyncIterable<Uint8Array>;
}

/** A file on the disk. `text()` throws BrokenSource above 64 MiB, or when the text cannot be decoded. */
export function diskFile(path: string, name: string, key: string, charset: string | null): SourceFile {
  return {
    name,
    key,
    url: null,
    charset,
    head: () => readHead(path),
    text: async () => {
      const { size } = await stat(path);
      refuseHuge(size);
      return decodeText(await readFile(path), charset);
    },
    chunks: () => createReadStream(path),
  };
}

/** A file that was fetched, named by its address. `text()` throws BrokenSource as for a file on the disk. */
export function fetchedFile(url: string, bytes: Uint8Array, contentType: string | null): SourceFile {
  const charset = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;
  return {
    name: url,
    key: url,
    url,
    charset,
    head: async () => bytes.subarray(0, HEAD_BYTES),
    text: async () => {
      refuseHuge(bytes.byteLength);
      return decodeText(bytes, charset);
    },
    chunks: async function* () {
      yield bytes;
    },
  };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuseHuge(size: number): void {
  if (size <= MAX_WHOLE_BYTES) return;
  throw new BrokenSource(`has ${size} bytes; files of this format are read up to ${MAX_WHOLE_BYTES}`);
}
