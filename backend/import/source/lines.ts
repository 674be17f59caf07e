import { BrokenSource } from '@/backend/import/item';

const MAX_LINE = 16 * 1024 * 1024;

export interface Line {
  number: number;
  text: string;
}

/**
 * The non-blank lines of UTF-8 text, one at a time, without holding the file in memory.
 * @throws BrokenSource for a line of more than 16 Mi (2^24) characters
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8');
  let number = 0;
  let pending: string[] = [];
  let pendingLength = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
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
  const last = pending.join('') + decoder.decode();
  if (last.trim() !== '') yield { number: number + 1, text: last };
}
