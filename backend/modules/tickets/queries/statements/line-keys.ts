import type { Context } from '@/backend/kernel/context';
import { keyedHash } from '@/backend/kernel/tokens';

/**
 * A key for each line of a bank statement, in their order. It is made from the letters and digits of the line, without
 * punctuation and spaces, and from its number among equal lines. The same line has the same key in every statement; the
 * line cannot be read from its key.
 */
export function lineKeys({ config }: Context, eventId: number, texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.+-]/gu, '');
    const before = seen.get(plain) ?? 0;
    seen.set(plain, before + 1);
    return keyedHash(config.secret, `line:${eventId}:${before}:${plain}`);
  });
}
