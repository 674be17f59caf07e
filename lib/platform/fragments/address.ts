import { localAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * A fragment is a part of a page that changes more often than the page, such as a list beside the text. A page is stored
 * with a mark in its place; the server puts in the fragment's current HTML for each answer. React does not know what is
 * inside.
 */
const FOLDER = '/fragments';

/** The attribute of the element that contains a fragment; its value is the fragment's address. */
export const FRAGMENT_ATTRIBUTE = 'data-fragment';

/** The attribute of a button that appends the next part of a fragment; its value is the address of that part. */
export const MORE_ATTRIBUTE = 'data-fragment-more';

/** The address of a list beside the text. @param page from 1 */
export function sideFragment(locale: Locale, name: string, page = 1): string {
  return localAddress(locale, `${FOLDER}/side/${name}${page > 1 ? `/${page}` : ''}`);
}

/** The address of the most read articles. */
export const mostReadFragment = (locale: Locale): string => localAddress(locale, `${FOLDER}/most-read`);

/**
 * The address of a fragment of one thing: what to read after a story, the numbers of an author, the newest of a topic.
 * @param id of the story, the author or the topic
 */
export function itemFragment(locale: Locale, kind: 'after' | 'authors' | 'topics', id: number): string {
  return localAddress(locale, `${FOLDER}/${kind}/${id}`);
}

/** The address of the comments of a story. @param order one that a reader chose; it shows the form, too */
export function commentsFragment(locale: Locale, id: number, order?: string): string {
  return localAddress(locale, `${FOLDER}/comments/${id}${order === undefined ? '' : `/${order}`}`);
}

/**
 * The address of the comments that belong after a fragment: those of a story follow what to read after it. The page of an
 * article without comments has no place for them. Null for any other fragment.
 */
export function commentsAfter(address: string): string | null {
  const [, before, id] = /^(.*\/fragments)\/after\/(\d+)$/.exec(address) ?? [];
  return before === undefined ? null : `${before}/comments/${id}`;
}

/** The mark in a stored page that stands for a fragment. */
export const fragmentMark = (address: string): string => `<!--fragment:${address}-->`;

const MARKS = /<!--fragment:([\w/-]{1,100})-->/g;

/** The addresses of all marks in the HTML of a page, with repetitions, and the pieces of HTML around them. */
export function splitAtMarks(html: string): { addresses: string[]; pieces: string[] } {
  const addresses: string[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const match of html.matchAll(MARKS)) {
    pieces.push(html.slice(from, match.index));
    addresses.push(match[1] ?? '');
    from = match.index + match[0].length;
  }
  pieces.push(html.slice(from));
  return { addresses, pieces };
}
