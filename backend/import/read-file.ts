import { broken, BrokenSource, refuse, skip, type ImportEvent } from './item';
import { readCalendar } from '@/backend/import/events/read-calendar';
import { readJsonl } from '@/backend/import/jsonl/read-jsonl';
import { readMarkdown } from '@/backend/import/markdown/document';
import { readJson } from './read-json';
import { readXml } from './read-xml';
import type { Reading } from './reading';
import { formatOf, hasFormatName, isContentName, type Format } from '@/backend/import/source/format';
import type { SourceFile } from '@/backend/import/source/source-file';

/** All events of one file. Errors in the file become events, so that one bad file does not end an import. */
export async function* readFile(file: SourceFile, reading: Reading): AsyncGenerator<ImportEvent> {
  try {
    const format = await formatOf(file);
    if (format === null) yield unreadable(file.name);
    else yield* READERS[format](file, reading);
  } catch (error) {
    if (error instanceof BrokenSource) yield broken(file.name, error.message);
    else if (isFileError(error)) yield broken(file.name, `cannot be read (${error.code})`);
    else throw error;
  }
}

/** The remark about a file in no format that is read: one with content is missing, a picture or a licence is not. */
export function unreadable(name: string): ImportEvent {
  const reason = 'is in no format this program reads';
  if (/\.(csv|tsv)$/i.test(name))
    return refuse(name, `${reason}; points of a data series are imported with --series KEY`);
  if (hasFormatName(name)) return broken(name, reason);
  return isContentName(name) ? refuse(name, reason) : skip(name, reason);
}

const READERS: Record<Format, (file: SourceFile, reading: Reading) => AsyncGenerator<ImportEvent>> = {
  jsonl: readJsonl,
  json: readJson,
  xml: readXml,
  calendar: (file, { now }) => readCalendar(file, now),
  markdown: async function* (file, { pairs, rules }) {
    const { event, pair } = readMarkdown(await file.text(), file, rules);
    if (pair !== null && event.type === 'item') pairs.add(pair, event);
    else yield event;
  },
};

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
