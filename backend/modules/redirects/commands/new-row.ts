import { type RedirectRefusal, type RedirectStatus } from '@/backend/contract/redirects/limits';
import { hostKey, isPublicHost, readOldAddress } from '@/backend/contract/redirects/old-address';
import { isPattern } from '@/backend/contract/redirects/pattern';
import { readTarget } from '@/backend/contract/redirects/target';

/** A row to be stored. */
export interface NewRow {
  host: string;
  key: string;
  written: string;
  isPattern: boolean;
  status: RedirectStatus;
  /** A path, or a full https address; empty for a story, and for 410. */
  target: string;
  contentId: number | null;
  origin: 'desk' | 'import' | 'guess';
}

/** Where a row of an import leads: to a story, to a path, or nowhere. */
export type Destination = { contentId: number } | { path: string } | 'gone';

/** A row as an editor or a file writes it, or why it is refused. @param siteUrl the address of this site */
export function typedRow(
  { from, to, status }: { from: string; to: string; status: RedirectStatus },
  siteUrl: string,
): NewRow | { refusal: RedirectRefusal } {
  const row = rowFor(from, siteUrl);
  if (!row) return { refusal: 'notAnAddress' };
  const target = status === 410 ? { to: '' } : readTarget(to, siteUrl);
  if ('refusal' in target) return target;
  const stars = row.key.split('*').length - 1;
  const gaps = row.isPattern ? [...target.to.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)) : [];
  if (gaps.some((number) => number < 1 || number > stars)) return { refusal: 'gapUnknown' };
  return { ...row, status, target: target.to, contentId: null, origin: 'desk' };
}

/** A row of an import; null for an address that is none, or is that of the destination. */
export function importedRow(
  address: string,
  destination: Destination,
  origin: 'import' | 'guess',
  siteUrl: string,
): NewRow | null {
  const row = rowFor(address, siteUrl);
  if (!row || row.isPattern) return null;
  const isGone = destination === 'gone';
  const isItself = !isGone && 'path' in destination && readOldAddress(destination.path)?.key === row.key;
  if (isItself && row.host === '') return null;
  return {
    ...row,
    status: isGone ? 410 : 308,
    target: !isGone && 'path' in destination ? destination.path : '',
    contentId: !isGone && 'contentId' in destination ? destination.contentId : null,
    origin,
  };
}

/** The old site may have had the host of this one: its addresses are then paths. */
function rowFor(address: string, siteUrl: string) {
  const read = readOldAddress(address);
  if (!read) return null;
  const isHere = read.host === hostKey(new URL(siteUrl).host);
  return {
    host: isHere || !isPublicHost(read.host) ? '' : read.host,
    key: read.key,
    written: read.cased,
    isPattern: isPattern(read.key),
  };
}
