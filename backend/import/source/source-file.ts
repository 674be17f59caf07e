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
  /** The charset somebody chose for this source, or null. */
  chosenCharset: string | null;
  /** When it was fetched; null for a file. */
  fetchedAt: Date | null;
  head(): Promise<Uint8Array>;
  text(): Promise<string>;
  /** All of it. Throws as `text()` does for a file that is too large. */
  bytes(): Promise<Uint8Array>;
  chunks(): AsyncIterable<Uint8Array>;
}

/** A file on the disk. `text()` throws BrokenSource above 64 MiB, or when the text cannot be decoded. */
export function diskFile(path: string, name: string, key: string, charset: string | null): SourceFile {
  const bytes = async () => {
    const { size } = await stat(path);
    refuseHuge(size);
    return readFile(path);
  };
  return {
    name,
    key,
    url: null,
    charset,
    chosenCharset: null,
    fetchedAt: null,
    head: () => readHead(path),
    text: async () => decodeText(await bytes(), charset),
    bytes,
    chunks: () => createReadStream(path),
  };
}

/** What was fetched from an address. */
export interface Fetched {
  bytes: Uint8Array;
  /** The `Content-Type` header as received. */
  contentType: string | null;
  /** The address after redirects; the base of relative addresses. */
  url: string;
  /** When; dates that only say how long ago something was are counted from it. */
  fetchedAt?: Date;
  /** The charset somebody chose for this source instead of the one it claims. */
  charset?: string | null;
}

/** A file that was fetched, named by its address. `text()` throws BrokenSource as for a file on the disk. */
export function fetchedFile(fetched: Fetched): SourceFile {
  const { url, contentType } = fetched;
  const charset = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;
  const chosenCharset = fetched.charset ?? null;
  const bytes = async () => {
    refuseHuge(fetched.bytes.byteLength);
    return fetched.bytes;
  };
  return {
    name: url,
    key: url,
    url,
    charset,
    chosenCharset,
    fetchedAt: fetched.fetchedAt ?? null,
    head: async () => fetched.bytes.subarray(0, HEAD_BYTES),
    text: async () => decodeText(await bytes(), charset, chosenCharset),
    bytes,
    chunks: async function* () {
      yield fetched.bytes;
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
