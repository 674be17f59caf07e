import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartupError } from '@/backend/kernel/errors';
import { type About, about, MANIFEST, type Manifest, manifest } from './manifest';

export interface ArchiveEntry {
  name: string;
  chunks: AsyncIterable<Buffer>;
}

/** The entries of a backup one after another; each has to be read to its end before the next. */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => undefined);
  for await (const entry of tar) {
    yield { name: entry.header.name, chunks: bytesOf(entry) };
    entry.resume();
  }
  await read;
}

async function* bytesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) if (Buffer.isBuffer(chunk)) yield chunk;
}

export async function textOf({ chunks }: ArchiveEntry): Promise<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

/**
 * Reads a whole backup and compares every byte with its checksums.
 * @throws StartupError when it is not a backup, or incomplete or damaged
 */
export async function checkArchive(file: string): Promise<{ about: About; manifest: Manifest }> {
  const sums: Record<string, string> = {};
  let first: string | null = null;
  let last: string | null = null;
  try {
    for await (const entry of readEntries(file)) {
      if (first === null || entry.name === MANIFEST) {
        const text = await textOf(entry);
        if (entry.name === MANIFEST) last = text;
        else sums[entry.name] = createHash('sha256').update(text).digest('hex');
        first ??= text;
        continue;
      }
      const hash = createHash('sha256');
      for await (const chunk of entry.chunks) hash.update(chunk);
      sums[entry.name] = hash.digest('hex');
    }
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${error instanceof Error ? error.message : error}).`);
  }
  if (first === null || last === null) throw new StartupError(`${file} is no backup, or was cut off.`);
  const [head, tail] = [parse(about, first, file), parse(manifest, last, file)];
  const names = new Set([...Object.keys(sums), ...Object.keys(tail.sums)]);
  for (const name of names)
    if (sums[name] !== tail.sums[name])
      throw new StartupError(`${file} is damaged: ${name} is not what was written.`);
  return { about: head, manifest: tail };
}

function parse<Value>(
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
  text: string,
  file: string,
): Value {
  try {
    const read = schema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Not JSON: the same as JSON of another form.
  }
  throw new StartupError(`${file} is no backup of this program, or of a version this one does not know.`);
}
