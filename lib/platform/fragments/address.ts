import { localAddress, splitAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * A fragment is a part of a page that changes more often than the page, such as a list beside the text. A page is stored
 * with a mark in its place; the server puts in the fragment's current HTML for each answer. React does not know what is
 * inside.
 */
const FOLDER = '/fragments';
/** Only the most read authors have further rows. */
const SIDE = /^\/fragments\/side\/(?:([a-zA-Z]+)|(hotAuthors)\/([1-9]\d?))$/;

const RANKING = `${FOLDER}/most-read`;
/** Fragments of one thing: what to read after a story, the numbers of an author, the newest of a topic. */
const ITEM_FRAGMENTS = ['after', 'authors', 'topics'] as const;
type ItemFragment = (typeof ITEM_FRAGMENTS)[number];
const ITEM = new RegExp(`^${FOLDER}/((?:${ITEM_FRAGMENTS.join('|')})/[1-9]\\d{0,14})$`);

/** Comments of a story, also in a chosen order; without one, nothing while there are none. */
const COMMENTS = new RegExp(`^${FOLDER}/(comments/[1-9]\\d{0,14}(?:/(?:picked|newest|oldest))?)$`);

/** The attribute of the element that contains a fragment; its value is the fragment's address. */
export const FRAGMENT_ATTRIBUTE = 'data-fragment';

/** The attribute of a button that appends the next part of a fragment; its value is the address of that part. */
export const MORE_ATTRIBUTE = 'data-fragment-more';

/** Elements before and after the fragment in the document that it is rendered in. */
export const FRAGMENT_BOUNDS = { begin: 'data-fragment-begin', end: 'data-fragment-end' } as const;

/** The address of a list beside the text. @param page from 1 */
export function sideFragment(locale: Locale, name: string, page = 1): string {
  return localAddress(locale, `${FOLDER}/side/${name}${page > 1 ? `/${page}` : ''}`);
}

/** The address of the most read articles. */
export const mostReadFragment = (locale: Locale): string => localAddress(locale, RANKING);

/** The address of a fragment of one thing. @param id of the story, the author or the topic */
export function itemFragment(locale: Locale, kind: ItemFragment, id: number): string {
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

/** The folder of the app that renders a fragment, by the path of its address without a language; null for another path. */
export function fragmentFolder(path: string): string | null {
  if (path === RANKING) return 'fragments/most-read';
  const [, item] = ITEM.exec(path) ?? [];
  const [, comments] = COMMENTS.exec(path) ?? [];
  if ((item ?? comments) !== undefined) return `fragments/${item ?? comments}`;
  const [, first, further, page = '1'] = SIDE.exec(path) ?? [];
  const name = first ?? further;
  return name === undefined ? null : `fragments/side/${name}/${page}`;
}

/** Whether an address is that of a fragment. @param address with or without a query */
export function isFragment(address: string): boolean {
  return fragmentFolder(splitAddress(address.split('?')[0] ?? '').path) !== null;
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

/** The HTML of a fragment in the document it was rendered in; null when the document contains none. */
export function fragmentIn(document: string): string | null {
  const begin = new RegExp(`<i[^>]*\\b${FRAGMENT_BOUNDS.begin}[^>]*></i>`).exec(document);
  const end = new RegExp(`<i[^>]*\\b${FRAGMENT_BOUNDS.end}[^>]*></i>`).exec(document);
  return begin && end ? document.slice(begin.index + begin[0].length, end.index) : null;
}
