import { createHash } from 'node:crypto';
import { toInstant } from '@/lib/platform/dates/instant';

/** A header of a stored page: when what it shows last changed. The server removes it before it sends the response. */
export const CONTENT_CHANGE_HEADER = 'x-lx-content-change';

/** When what a page shows last changed, and a hash of what it showed. */
export interface ContentChange {
  /** Milliseconds since 1970. */
  at: number;
  hash: string;
}

/** The fields of the backend's data that say when something a page shows appeared or changed. */
const TIMES = new Set(['updated_time', 'release_time']);

/** Writes the facts as the value of the header. */
export const writeContentChange = ({ at, hash }: ContentChange): string => `${at} ${hash}`;

/** Reads the header; null when it is missing or malformed. */
export function readContentChange(header: unknown): ContentChange | null {
  const [, at, hash = ''] = /^(\d+) ([\w-]+)$/.exec(typeof header === 'string' ? header : '') ?? [];
  return at === undefined ? null : { at: Number(at), hash };
}

/**
 * When a page that was just made last changed. A page that shows what it showed before has not changed. Otherwise it
 * is the newest date in its data, unless the page before was no older: then something without a date has changed, such
 * as a withdrawn story that is gone from a list.
 * @param page.newest the newest date in its data in milliseconds; null if it has none
 * @param page.bornAt when it was made
 * @param previous the version before; null for none
 */
export function contentChangeOf(
  { html, newest, bornAt }: { html: string; newest: number | null; bornAt: number },
  previous: ContentChange | null,
): ContentChange {
  const hash = createHash('sha1').update(html).digest('base64url');
  if (previous?.hash === hash) return previous;
  const isDated = newest !== null && newest > (previous?.at ?? 0);
  return { hash, at: isDated ? newest : bornAt };
}

/**
 * The newest date in data of the backend, in milliseconds since 1970; null if there is none. Dates in the future are
 * those of something that has not happened yet.
 */
export function newestDate(data: unknown, now = Date.now()): number | null {
  let newest: number | null = null;
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (value === null || typeof value !== 'object') return;
    for (const [name, part] of Object.entries(value)) {
      if (!TIMES.has(name) || typeof part !== 'string') {
        look(part);
        continue;
      }
      const time = toInstant(part)?.valueOf() ?? NaN;
      if (time <= now && time > (newest ?? 0)) newest = time;
    }
  };
  look(data);
  return newest;
}
