import { type OldAddress, queriesOf, readOldAddress, withQuery } from './old-address';

/** A form under which an address may be in the table, and whether it asks for the feed of what is there. */
export interface Candidate extends OldAddress {
  isFeed: boolean;
}

/** What old systems append to the address of an item or a list, and show at it. */
const ENDINGS: readonly { pattern: RegExp; isFeed?: boolean }[] = [
  { pattern: /\/(?:feed|rss|atom)(?:\/(?:rss2?|rdf|atom))?$/i, isFeed: true },
  { pattern: /\/(?:page|comment-page|comments-page)[/-]\d+$/i },
  { pattern: /\/(?:amp|embed|trackback|attachment)$/i },
  { pattern: /\.(?:html?|php|aspx?)$/i },
  { pattern: /(?<=.)\/\d{1,3}$/ },
];

/** Sizes of pictures, which old systems write into the address of the picture itself. */
const SIZES: readonly [RegExp, string][] = [
  [/-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/, ''],
  [/-(?:scaled|rotated)(?=\.\w{3,4}$)/, ''],
  [/(?<=\/content\/images)\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?/i, ''],
];

const MAX_CANDIDATES = 24;

/** The forms under which an address may be in the table, the likeliest first; none for no address. */
export function candidatesFor(written: string): Candidate[] {
  const address = readOldAddress(written);
  if (!address) return [];
  const forms = queriesOf(address).map((query) => ({ ...withQuery(address, query), isFeed: false }));
  const all: Candidate[] = [];
  for (const form of forms) add(all, form);
  // The list grows while it is walked: a feed may be that of a further page.
  for (const form of all) for (const shorter of shortened(form)) add(all, shorter);
  return all;
}

function add(all: Candidate[], form: Candidate): void {
  if (all.length < MAX_CANDIDATES && !all.some(({ key }) => key === form.key)) all.push(form);
}

function shortened(form: Candidate): Candidate[] {
  const [path = '', query] = form.cased.split('?');
  const rest = query === undefined ? '' : `?${query}`;
  const change = (changed: string, isFeed: boolean): Candidate[] => {
    const cased = `${changed || '/'}${rest}`;
    return changed === path ? [] : [{ host: form.host, cased, key: cased.toLowerCase(), isFeed }];
  };
  return [
    ...ENDINGS.flatMap(({ pattern, isFeed = false }) =>
      change(path.replace(pattern, ''), form.isFeed || isFeed),
    ),
    ...SIZES.flatMap(([pattern, by]) => change(path.replace(pattern, by), form.isFeed)),
  ];
}
