import 'server-only';
import { tags } from '@/backend/contract/tags';
import type { CallOutput } from '@/backend/contract/calls';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { readRequired } from '@/lib/platform/calls/read';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { inReaderUnit } from './reader-unit';
import { recordsOfDay, type SeriesRecord } from './record';

/**
 * Records of the last 90 days, newest first; those of the last day that was counted, and that day; and the current state of each series, by its key.
 */
export async function readRecords(language: ReaderLanguage): Promise<{
  records: SeriesRecord[];
  fresh: SeriesRecord[];
  settled: string;
  latest: Map<string, SeriesRecord>;
}> {
  const data = await readRequired(
    'dataRecords',
    { locale: language.locale },
    { tags: [tags.data], revalidate: LIFETIMES.data },
  );
  const each = (row: CallOutput<'dataRecords'>['records'][number]) => toRecord(row, language);
  const records = data.records.map(each);
  return {
    records,
    fresh: recordsOfDay(records, data.settled),
    settled: data.settled,
    latest: new Map(data.latest.map((row) => [row.key, each(row)])),
  };
}

function toRecord(row: CallOutput<'dataRecords'>['records'][number], language: ReaderLanguage): SeriesRecord {
  const text = (value: string) => localText(value, row.lang, language);
  // Both values use the unit chosen for the newer one.
  const { unit, points } = inReaderUnit(
    { unit: text(row.unit), points: [...(row.before ? [row.before] : []), { at: row.at, value: row.value }] },
    language.locale,
  );
  const before = row.before ? (points[0] ?? null) : null;
  return {
    key: row.key,
    type: row.type,
    name: text(row.name),
    lang: localLang(row.lang, language),
    unit,
    isSample: row.is_sample,
    isHigh: row.is_high,
    at: row.at,
    value: points.at(-1)?.value ?? row.value,
    since: row.since,
    before,
  };
}
