import { createHash } from 'node:crypto';

/**
 * The key of a feed's entry, the same in every run: its id if that is global, else its id within its feed, else its
 * address, else a digest of its text. Ends in ':' when the entry has none of these.
 */
export function entryKey(
  format: string,
  entry: { id: string; link: string | null; feed: string; says: string },
): string {
  const isGlobal = /^[a-z][\w+.-]*:|[/]/i.test(entry.id);
  if (entry.id !== '') return `${format}:${bounded(isGlobal ? entry.id : `${entry.feed}#${entry.id}`)}`;
  if (entry.link) return `${format}:${bounded(entry.link)}`;
  const says = entry.says.trim();
  return says === '' ? `${format}:` : `${format}:${entry.feed}#${digest(says)}`;
}

/** Keys are indexed in the database, so a long one is cut and gets a digest. */
function bounded(id: string): string {
  return id.length <= 400 ? id : `${id.slice(0, 300)}~${digest(id)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
