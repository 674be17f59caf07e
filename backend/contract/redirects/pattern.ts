import { MAX_TARGET } from './limits';

/** Whether an address stands for many: `*` in it is anything. */
export const isPattern = (key: string): boolean => key.includes('*');

/** How many characters of a pattern are not `*`: of several that match, the one with most says most. */
export const weightOf = (pattern: string): number => pattern.replaceAll('*', '').length;

/**
 * What stands for the stars of a pattern in an address, in its letter case; null when it does not match. Each star takes
 * as little as it can, the last all that is left. Takes time in proportion to the address.
 */
export function matchPattern(
  pattern: string,
  { key, cased }: { key: string; cased: string },
): string[] | null {
  const parts = pattern.toLowerCase().split('*');
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return key === first ? [] : null;
  if (!key.startsWith(first)) return null;
  // The lower case of a few characters is longer than they are; the places in both are then not the same.
  const source = cased.length === key.length ? cased : key;
  const captures: string[] = [];
  let at = first.length;
  for (const part of rest) {
    const next = key.indexOf(part, at);
    if (next < 0) return null;
    captures.push(source.slice(at, next));
    at = next + part.length;
  }
  const end = key.length - last.length;
  if (end < at || !key.endsWith(last)) return null;
  return [...captures, source.slice(at, end)];
}

/**
 * A target with `$1`, `$2`… replaced by what stood for the stars, encoded. A path stays a path of this site, whatever is
 * put in. Null for a target that would be too long.
 */
export function fillTarget(target: string, captures: readonly string[]): string | null {
  const filled = target.replace(/\$(\d)/g, (_, number: string) =>
    encoded(captures[Number(number) - 1] ?? ''),
  );
  const whole = target.startsWith('/') ? `/${filled.replace(/^[/\\]+/, '')}` : filled;
  return whole.length > MAX_TARGET ? null : whole;
}

function encoded(text: string): string {
  return text.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
