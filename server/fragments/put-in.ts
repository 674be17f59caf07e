import type { PageTags } from '@/lib/platform/cache/page-tags';
import { splitAtMarks } from '@/lib/platform/fragments/address';
import type { Fragment } from './fragment-store';
import { isFragment } from './parse-address';

/** The HTML of a page with its fragments, and what these depend on. */
export interface WholePage {
  html: string;
  parts: Fragment[];
}

/** Replaces each mark in the HTML of a page by its fragment; one that does not exist leaves nothing. */
export async function putInFragments(
  html: string,
  find: (address: string) => Promise<Fragment | null>,
): Promise<WholePage> {
  const { addresses, pieces } = splitAtMarks(html);
  if (addresses.length === 0) return { html, parts: [] };
  const fragments = await Promise.all(
    addresses.map((address) => (isFragment(address) ? find(address) : null)),
  );
  const whole = pieces.map((piece, index) => piece + (fragments[index]?.html ?? '')).join('');
  return { html: whole, parts: fragments.filter((fragment) => fragment !== null) };
}

type Log = { position: number; isOutdated: (tags: string[], since: number) => boolean };

/** Whether a fragment is not the current one, so that no cache may store the page with it. */
export function hasOlderPart(parts: readonly Fragment[], log: Log): boolean {
  return parts.some(({ isOlder, tags, since }) => isOlder || log.isOutdated(tags, since));
}

/**
 * What an answer depends on that is made of a page and its fragments. Each was looked at just now: unless one of them is
 * out of date by now, the whole is as new as the log.
 */
export function joinTags(page: PageTags, parts: readonly PageTags[], log: Log): PageTags {
  if (parts.length === 0) return page;
  const all = [page, ...parts];
  const isCurrent = all.every(({ tags, since }) => !log.isOutdated(tags, since));
  return {
    tags: [...new Set(all.flatMap(({ tags }) => tags))],
    bornAt: Math.max(...all.map(({ bornAt }) => bornAt)),
    since: isCurrent ? log.position : Math.min(...all.map(({ since }) => since)),
    until: Math.min(...all.map(({ until }) => until)),
  };
}
