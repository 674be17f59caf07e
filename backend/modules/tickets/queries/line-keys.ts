import type { Context } from '@/backend/kernel/context';
import { keyedHash } from '@/backend/kernel/tokens';

/**
 * What tells each line of a statement from all others, in their order: its letters and digits, whatever stands between
 * them, and which of several same lines it is. The same line has the same key in every statement it comes in; nobody can
 * read the line from it.
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
