import { isRecord, parseLine } from '@/backend/import/jsonl/record';
import type { SourceFile } from './source-file';

export type Format = 'jsonl' | 'json' | 'xml' | 'markdown' | 'calendar';

/** The root of a feed or an export, as it begins a document. */
const ROOT = /<(?:\?xml\b|rss\b|feed\b|rdf:RDF\b)/i;
/** The most characters before a document that are left out. */
const MAX_PREAMBLE = 20_000;

const MARKDOWN_NAME = /\.(md|markdown|mdown)$/i;
/** File names that are read in folders; other files, such as pictures, are skipped. */
const KNOWN_NAME = /\.(jsonl|ndjson|json|xml|rss|rdf|atom|html?|ics|ical|vcs|md|markdown|mdown|txt)$/i;

/**
 * The format of a file by its first bytes, Markdown also by its name; null for an unsupported format.
 */
export async function formatOf(file: SourceFile): Promise<Format | null> {
  if (MARKDOWN_NAME.test(new URL(file.name, 'file:///').pathname)) return 'markdown';
  const head = Buffer.from(await file.head());
  // Wide encodings have zero bytes between the letters; without these, the formats can be recognised.
  const start = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)+/, '')
    .trimStart();
  if (start.startsWith('<')) return 'xml';
  if (start.startsWith('{')) return isLines(wideText(head) ?? start) ? 'jsonl' : 'json';
  if (start.startsWith('[')) return 'json';
  if (/^BEGIN:V/i.test(start)) return 'calendar';
  if (start.startsWith('---')) return 'markdown';
  // Programs print their warnings before what they were to print.
  return ROOT.test(start.slice(0, MAX_PREAMBLE)) ? 'xml' : null;
}

export function hasKnownName(name: string): boolean {
  return KNOWN_NAME.test(name);
}

/** Names of formats that are read: what has one and is in none of them is damaged. */
const FORMAT_NAME = /\.(jsonl|ndjson|json|xml|rss|rdf|atom|ics|ical|vcs)$/i;

/** Whether a file has the name of a format that this program reads. */
export function hasFormatName(name: string): boolean {
  return FORMAT_NAME.test(name);
}

/** Files that hold content, but in a form that is not read. */
const CONTENT_NAME = /\.(csv|tsv|xlsx?|ods|docx?|odt|sql|zip|gz|tgz|tar|wpress|epub|mdx|rst|adoc|org)$/i;

/** Whether a file that is in no format this program reads is content all the same, so that leaving it out is a loss. */
export function isContentName(name: string): boolean {
  return CONTENT_NAME.test(name);
}

/** Bytes of wide characters as text; null for others, whose syntax is ASCII in any charset. */
function wideText(head: Buffer): string | null {
  const zero = head.subarray(0, 4).indexOf(0);
  return zero < 0 ? null : new TextDecoder(zero % 2 === 0 ? 'utf-16be' : 'utf-16le').decode(head);
}

/** Whether the head of a file is JSONL: the first line is a record, or an object with another after it, or is too long. */
function isLines(head: string): boolean {
  const [first = '', second] = head
    .replace(/^\ufeff/, '')
    .trimStart()
    .split('\n', 2);
  const parsed = parseLine(first);
  if (parsed === undefined) return second === undefined && /"body_markdown"\s*:/.test(head);
  return isRecord(parsed) || (second ?? '').trimStart().startsWith('{');
}
