import { broken, refuse, skip, type ImportEvent } from '@/backend/import/item';
import type { SourceFile } from '@/backend/import/source/source-file';
import { type CalendarBlock, splitCalendar } from './calendar-blocks';
import { type CalendarEntry, readEntry } from './calendar-entry';
import { calendarEvent, digestOf, idOf, isPrivate, usualZoneOf } from './calendar-event';
import { calendarLines } from './calendar-lines';
import { wallClockText } from './calendar-moment';
import { spanOf, timesAt } from './calendar-times';
import { seriesEvents } from './series-events';

/**
 * The events of an iCalendar file; each date of a repeating event is one event. Other components are reported as skipped.
 * @param now of a long series, the dates from now on are read
 */
export async function* readCalendar(file: SourceFile, now: Date): AsyncGenerator<ImportEvent> {
  const blocks = splitCalendar(calendarLines(await file.bytes(), file));
  if (blocks.length === 0) yield skip(file.name, 'is a calendar without events');
  const read = blocks.map((block) => readBlock(block, `${file.name}:${block.line}`));
  const groups = groupById(read.filter((each) => 'texts' in each));
  for (const each of read) {
    if ('type' in each) yield each;
    else yield* groupEvents(groups.get(each) ?? [], file, now);
  }
}

function readBlock(block: CalendarBlock, where: string): CalendarEntry | ImportEvent {
  if (block.name !== 'VEVENT')
    return /^V(TODO|JOURNAL|FREEBUSY|ALARM|AVAILABILITY)$/.test(block.name)
      ? skip(where, `is a ${block.name}; only events are read`)
      : broken(where, `is a ${block.name}, which calendars do not have`);
  if (block.ends === 'withTheFile') return broken(where, 'is cut off: the file ends inside it');
  try {
    const entry = readEntry(block, where);
    if (block.ends === 'withoutEnd' && entry.start === null)
      return broken(where, 'is cut off: its END is missing');
    return isPrivate(entry) ? skip(where, 'is marked as private') : entry;
  } catch (error) {
    return broken(where, `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The entries grouped by id, under the first of each group; an entry without an id is a group. */
function groupById(entries: readonly CalendarEntry[]): Map<CalendarEntry, CalendarEntry[]> {
  const firsts = new Map<string, CalendarEntry>();
  const groups = new Map<CalendarEntry, CalendarEntry[]>();
  for (const entry of entries) {
    const first = entry.uid === '' ? entry : (firsts.get(entry.uid) ?? entry);
    firsts.set(entry.uid, first);
    groups.set(first, [...(groups.get(first) ?? []), entry]);
  }
  return groups;
}

function* groupEvents(
  entries: readonly CalendarEntry[],
  file: SourceFile,
  now: Date,
): Generator<ImportEvent> {
  for (const { where, unreadable } of entries)
    for (const what of unreadable)
      if (DATES.test(what)) yield refuse(where, `has dates that cannot be read: ${what}`);
  // Which date such an entry changes is not known, and it is no event of its own.
  const placedEntries = entries.filter(
    ({ unreadable }) => !unreadable.some((what) => /^recurrence-id\b/.test(what)),
  );
  const { mains, older } = newest(placedEntries.filter(({ changes }) => changes === null));
  const changes = newestChanges(placedEntries.filter(({ changes: moment }) => moment !== null));
  for (const { where } of older)
    yield skip(where, 'is an earlier version, or a copy, of another event of this file');
  const [main, ...others] = mains;
  for (const entry of mains) {
    const isOnly = others.length === 0;
    const changesOf = entry === main ? changes : [];
    if (isSeries(entry) || (isOnly && changes.length > 0))
      yield* seriesEvents(entry, changesOf, nameOf(entry, file), now);
    else yield single(entry, isOnly ? idOf(entry) : `${entry.uid}#${digestOf(entry)}`, nameOf(entry, file));
  }
  if (main) return;
  for (const entry of changes) {
    if (isSeries(entry)) yield* seriesEvents(entry, [], nameOf(entry, file), now);
    else yield single(entry, `${idOf(entry)}#${entry.changes?.day ?? ''}`, nameOf(entry, file));
  }
}

const DATES = /^(exdate|rdate|recurrence-id)\b/;
const isSeries = ({ rules, dates }: CalendarEntry) => rules.length > 0 || dates.length > 0;

function single(entry: CalendarEntry, id: string, calendarName: string): ImportEvent {
  const span = spanOf(entry.start === null ? { ...entry, start: entry.changes } : entry, usualZoneOf(entry));
  if (typeof span === 'string') return broken(entry.where, span);
  const times = timesAt(span, wallClockText(span.start));
  return calendarEvent(entry, times, { sourceKey: `ics:${id}`, calendarName, series: null });
}

/**
 * Of entries with the same id, the newest version: the highest SEQUENCE, and of copies the first. Entries with the same
 * version that differ are different events, which their id does not distinguish.
 */
function newest(entries: readonly CalendarEntry[]): { mains: CalendarEntry[]; older: CalendarEntry[] } {
  const highest = Math.max(...entries.map(({ sequence }) => sequence));
  const current = entries.filter(({ sequence }) => sequence === highest);
  const mains = current.filter(
    (entry, at) => current.findIndex((other) => digestOf(other) === digestOf(entry)) === at,
  );
  return { mains, older: entries.filter((entry) => !mains.includes(entry)) };
}

/** Of changes of the same date, the last one with the highest SEQUENCE. */
function newestChanges(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const byDate = new Map<string, CalendarEntry>();
  for (const entry of entries) {
    const key = entry.uid === '' ? entry.where : JSON.stringify(entry.changes);
    const before = byDate.get(key);
    if (!before || entry.sequence >= before.sequence) byDate.set(key, entry);
  }
  return [...byDate.values()];
}

/** A name for an organiser without one: that of the calendar, or else the host or the name of the file. */
function nameOf({ block }: CalendarEntry, { name, url }: SourceFile): string {
  const { properties } = block.frame;
  const statedName = properties.get('X-WR-CALNAME') || properties.get('NAME') || '';
  if (statedName.trim() !== '' && !statedName.includes('@')) return statedName;
  if (url !== null) return new URL(url).host;
  return name.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
