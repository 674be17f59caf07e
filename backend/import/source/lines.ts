import { BrokenSource } from '@/backend/import/item';
import type { SourceFile } from './source-file';

const MAX_LINE = 16 * 1024 * 1024;

export interface Line {
  number: number;
  text: string;
}

/**
 * The non-blank lines of a file, one at a time. UTF-8 is read without holding the file in memory; what begins in another
 * charset is read as a whole.
 * @throws BrokenSource for a line of more than 16 Mi (2^24) characters, and for bytes that are not of the file's charset
 */
export async function* linesOf(file: Pick<SourceFile, 'head' | 'text' | 'chunks'>): AsyncGenerator<Line> {
  if (isUtf8(await file.head())) yield* readLines(file.chunks());
  else yield* readLines(chunksOf(await file.text()));
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Whether bytes are the beginning of UTF-8, which may be cut inside a character. Wide characters have zero bytes. */
function isUtf8(head: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }).includes('\0');
  } catch {
    return false;
  }
}

/** The same of UTF-8. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let pending: string[] = [];
  let pendingLength = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoded(decoder, chunk, number).split('\n');
    pending.push(first);
    pendingLength += first.length;
    if (pendingLength > MAX_LINE)
      throw new BrokenSource(`line ${number + 1} is longer than ${MAX_LINE} characters`);
    if (others.length === 0) continue;
    const next = others.pop() ?? '';
    for (const text of [pending.join(''), ...others]) {
      number += 1;
      if (text.trim() !== '') yield { number, text };
    }
    pending = [next];
    pendingLength = next.length;
  }
  const last = pending.join('') + decoded(decoder, null, number);
  if (last.trim() !== '') yield { number: number + 1, text: last };
}

function decoded(decoder: TextDecoder, chunk: Uint8Array | null, lines: number): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new BrokenSource(`has bytes after line ${lines} that are not UTF-8, as the lines before are`);
  }
}
