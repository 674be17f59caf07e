import { createHash } from 'node:crypto';
import { oneLine } from '@/backend/import/text/plain';

/** What may identify an entry in its feed. */
export interface EntryIdentity {
  /** Its guid or id; empty for none. */
  id: string;
  link: string | null;
  /** What names the feed: its address, or else its title. */
  feed: string;
  title: string;
  body: string;
  /** As read; null for none. Dates that only say how long ago something was do not count. */
  date: string | null;
}

export interface EntryKeys {
  /** The same in every run. Ends in ':' when nothing identifies the entry. */
  key: string;
  /** Weaker keys, which name the entry too: a later answer of the feed may have no stronger one. */
  otherKeys: string[];
}

/**
 * The keys of the entries of one answer of a feed: the id, else the address, else title and date. What several different
 * entries share tells none of them apart, so that it is no key: some feeds give all entries one id, or the address of
 * one page.
 */
export function entryKeys(format: string, entries: readonly EntryIdentity[]): EntryKeys[] {
  const rows = entries.map((entry) => ({ entry, keys: keysOf(format, entry) }));
  const isShared = (key: string) => {
    const [first, ...others] = rows.filter(({ keys }) => keys.includes(key));
    return first !== undefined && others.some(({ entry }) => !isSameEntry(first.entry, entry));
  };
  const shared = new Set(rows.flatMap(({ keys }) => keys.slice(0, -1)).filter(isSharedOnce(isShared)));
  return rows.map(({ keys }) => {
    const [key = `${format}:`, ...otherKeys] = [...new Set(keys.filter((each) => !shared.has(each)))];
    return { key, otherKeys };
  });
}

/** Looks each key up once. */
function isSharedOnce(isShared: (key: string) => boolean): (key: string) => boolean {
  const answers = new Map<string, boolean>();
  return (key) => {
    const answer = answers.get(key) ?? isShared(key);
    answers.set(key, answer);
    return answer;
  };
}

/** All keys of an entry, the strongest first; title and date last, or the text where titles repeat without a date. */
function keysOf(format: string, { id, link, feed, title, body, date }: EntryIdentity): string[] {
  const isGlobal = /^[a-z][\w+.-]*:|[/]/i.test(id);
  const says = oneLine(title) === '' ? body.trim() : `${oneLine(title)}\n${date ?? ''}`;
  return [
    ...(id === '' ? [] : [`${format}:${bounded(isGlobal ? id : `${feed}#${id}`)}`]),
    ...(link === null || link === feed ? [] : [`${format}:${bounded(link)}`]),
    ...(says === '' ? [] : [`${format}:${feed}#${digest(says)}`]),
    ...(date === null && body.trim() !== '' ? [`${format}:${feed}#${digest(`${says}\n${body}`)}`] : []),
  ];
}

/** Whether two entries that share an id or an address are one: a feed may list it twice, also in two versions. */
function isSameEntry(a: EntryIdentity, b: EntryIdentity): boolean {
  if (a.link !== null && b.link !== null && a.link !== b.link) return false;
  const isSameTime = a.date !== null && a.date === b.date;
  if (a.date !== null && b.date !== null && !isSameTime && a.title !== '') return false;
  if (oneLine(a.title) === oneLine(b.title)) return a.body === b.body || (a.title !== '' && isSameTime);
  return a.id !== '' && a.id === b.id && a.link !== null && isSameTime;
}

/** Keys are indexed in the database, so a long one is cut and gets a digest. */
function bounded(id: string): string {
  return id.length <= 400 ? id : `${id.slice(0, 300)}~${digest(id)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
