import { fold } from '@/backend/kernel/text/fold';
import { titleKey, urlKey } from '@/backend/modules/feeds/queries/entry-keys';

interface Story {
  title: string;
  url: string;
  publishedAt: Date | null;
  isUndated?: boolean;
}

/**
 * The share of words that titles of one story have in common after it was renamed; and how many of them, where only the
 * address says that it is the same: pages of notices use the same words for each notice.
 */
const MIN_ALIKE = 0.3;
const MIN_ALIKE_ON_A_PAGE = 0.65;

/**
 * Whether an entry is a later version of a stored one with the same key. Some feeds give every story the same id or address,
 * so that the key alone is no proof: of address, date and title at least two have to agree.
 */
export function isSameStory(before: Story, after: Story): boolean {
  const link = compare(urlKey(before.url), urlKey(after.url));
  const date = compare(dateOf(before), dateOf(after));
  if (link === 'other' && date === 'other') return false;
  const alike = likeness(before.title, after.title);
  if (link === 'same') return date === 'same' || alike >= MIN_ALIKE_ON_A_PAGE;
  if (date === 'same') return alike >= MIN_ALIKE;
  return alike === 1;
}

interface Listed extends Story {
  feedId: number;
  sourceKey: string;
  urlKey: string;
  titleKey: string;
}

/** The address keys that different stories of one feed share, such as that of a page of notices. They identify no story. */
export function addressesShared(entries: readonly Listed[]): Set<string> {
  const byAddress = new Map<string, Listed[]>();
  for (const entry of entries) {
    const key = `${entry.feedId} ${entry.urlKey}`;
    if (entry.urlKey !== '') byAddress.set(key, [...(byAddress.get(key) ?? []), entry]);
  }
  const shared = [...byAddress.values()].filter(([first, ...others]) =>
    others.some((other) => first && isOther(first, other)),
  );
  return new Set(shared.flatMap((list) => list.slice(0, 1).map((entry) => entry.urlKey)));
}

function isOther(a: Listed, b: Listed): boolean {
  if (a.sourceKey === b.sourceKey) return !isSameStory(a, b);
  return a.titleKey !== b.titleKey && compare(dateOf(a), dateOf(b)) !== 'same';
}

/** To the second; empty for none. */
function dateOf({ publishedAt, isUndated }: Story): string {
  return publishedAt === null || isUndated ? '' : publishedAt.toISOString().slice(0, 19);
}

function compare(a: string, b: string): 'same' | 'other' | 'unknown' {
  if (a === '' || b === '') return 'unknown';
  return a === b ? 'same' : 'other';
}

/** How much two titles have in common, from 0 to 1: words of Latin letters, and pairs of Chinese characters. */
function likeness(a: string, b: string): number {
  if (titleKey(a) === titleKey(b)) return 1;
  const [before, after] = [partsOf(a), partsOf(b)];
  if (before.size + after.size === 0) return 0;
  const common = [...before].filter((part) => after.has(part)).length;
  return Math.min((2 * common) / (before.size + after.size), 0.99);
}

function partsOf(title: string): Set<string> {
  const parts = new Set<string>();
  for (const [run] of fold(title).matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+/gu)) {
    const isChinese = /\p{Script=Han}/u.test(run);
    const signs = [...run];
    if (!isChinese || signs.length === 1) parts.add(run);
    else for (const [at, sign] of signs.slice(1).entries()) parts.add(`${signs[at]}${sign}`);
  }
  return parts;
}
