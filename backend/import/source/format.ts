import { isRecord, parseLine } from '@/backend/import/jsonl/record';
import type { SourceFile } from './source-file';

export type Format = 'jsonl' | 'json' | 'xml' | 'markdown' | 'calendar';

const MARKDOWN_NAME = /\.(md|markdown|mdown)$/i;
/** Read by what they hold; other names are passed over in folders, where pictures and notes lie about. */
const KNOWN_NAME = /\.(jsonl|ndjson|json|xml|rss|rdf|atom|html?|ics|ical|md|markdown|mdown|txt)$/i;

/**
 * What a file holds, by its first bytes, and Markdown also by its name; null when it is nothing this importer reads.
 */
export async function formatOf(file: SourceFile): Promise<Format | null> {
  if (MARKDOWN_NAME.test(new URL(file.name, 'file:///').pathname)) return 'markdown';
  const head = Buffer.from(await file.head());
  // Wide encodings put zero bytes between the letters; one byte per letter is enough to tell formats apart.
  const start = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart();
  if (start.startsWith('<')) return 'xml';
  if (start.startsWith('{')) return isLines(head.toString('utf8')) ? 'jsonl' : 'json';
  if (start.startsWith('[')) return 'json';
  if (/^BEGIN:V/i.test(start)) return 'calendar';
  return start.startsWith('---') ? 'markdown' : null;
}

export function hasKnownName(name: string): boolean {
  return KNOWN_NAME.test(name);
}

/** A whole object on each of the first lines, or a single line that is a record; a longer line than the head too. */
function isLines(head: string): boolean {
  const [first = '', second] = head
    .replace(/^\ufeff/, '')
    .trimStart()
    .split('\n', 2);
  const parsed = parseLine(first);
  if (parsed === undefined) return second === undefined && /"body_markdown"\s*:/.test(head);
  return isRecord(parsed) || (second ?? '').trimStart().startsWith('{');
}
