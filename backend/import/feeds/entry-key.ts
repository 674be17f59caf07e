import { createHash } from 'node:crypto';

/**
 * What identifies a feed's entry on the next run: its id if it is a global one, else its id within its feed, else
 * its address, else what it says. Ends in ':' when there is nothing.
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

/** Keys are indexed: a long one is cut and told apart by its digest. */
function bounded(id: string): string {
  return id.length <= 400 ? id : `${id.slice(0, 300)}~${digest(id)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
