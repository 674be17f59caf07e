import ICAL from 'ical.js';
import type { CalendarBlock } from './calendar-blocks';
import { type Length, type Moment, type Period, readLength, readTimes } from './calendar-moment';

/** Properties that are read as text. Others are not even parsed, so that a broken one cannot take its event with it. */
const TEXTS =
  /^(uid|summary|description|x-alt-desc|location|url|conference|organizer|image|attach|x-google-conference|categories|comment|contact|class|status|sequence)[;:]/i;
const TIMES = /^(dtstart|dtend|duration|recurrence-id|rdate|exdate|rrule|exrule)[;:]/i;

/** A VEVENT: one date, a series of dates, or one changed date of a series. */
export interface CalendarEntry {
  block: CalendarBlock;
  where: string;
  texts: ICAL.Component;
  /** Empty when it has none. */
  uid: string;
  sequence: number;
  start: Moment | null;
  end: Moment | Length | null;
  /** Recurrence rules that add dates, and that take them away. */
  rules: string[];
  exceptRules: string[];
  dates: Period[];
  exceptDates: Moment[];
  /** The date of a series that this entry changes; null for none. */
  changes: Moment | null;
  /** Whether it changes all dates after that one, too. */
  changesRest: boolean;
  /** Properties of times that cannot be read, and values of lists: `exdate 20270199`. */
  unreadable: string[];
}

/** Reads the properties of a VEVENT. @throws Error when its texts cannot be parsed */
export function readEntry(block: CalendarBlock, where: string): CalendarEntry {
  const texts = parseTexts(block.lines.filter((line) => TEXTS.test(line)));
  const entry: CalendarEntry = {
    block,
    where,
    texts,
    uid: textOf(texts, 'uid').trim(),
    sequence: Number(texts.getFirstPropertyValue('sequence') ?? 0) || 0,
    start: null,
    end: null,
    rules: [],
    exceptRules: [],
    dates: [],
    exceptDates: [],
    changes: null,
    changesRest: false,
    unreadable: [],
  };
  for (const line of block.lines) {
    const name = TIMES.exec(line)?.[1]?.toLowerCase();
    if (name === undefined || readTimeProperty(entry, name, line)) continue;
    if (name === 'exdate' || name === 'rdate') readEachDate(entry, name, line);
    else entry.unreadable.push(name);
  }
  return entry;
}

/** A property as text; empty when it has none. */
export function textOf(texts: ICAL.Component, name: string): string {
  const value = texts.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

/** Whether a property could be read, or is empty and only lists further dates. */
function readTimeProperty(entry: CalendarEntry, name: string, line: string): boolean {
  const value = line.slice(line.indexOf(':') + 1).trim();
  if (name === 'rrule' || name === 'exrule') {
    if (value !== '') (name === 'rrule' ? entry.rules : entry.exceptRules).push(value);
    return true;
  }
  if (name === 'duration') {
    const length = readLength(value);
    entry.end ??= length;
    return length !== null;
  }
  const times = readTimes(line);
  if (times === null) return (name === 'rdate' || name === 'exdate') && value === '';
  const [first] = times.periods;
  if (name === 'dtstart') entry.start ??= first?.start ?? null;
  else if (name === 'dtend') entry.end = first?.start ?? null;
  else if (name === 'rdate') entry.dates.push(...times.periods);
  else if (name === 'exdate') entry.exceptDates.push(...times.periods.map(({ start }) => start));
  else {
    entry.changes = first?.start ?? null;
    entry.changesRest = /;RANGE=THISANDFUTURE/i.test(times.parameters);
  }
  return true;
}

/** Reads the dates of a list one by one, because those that cannot be would take the others with them. */
function readEachDate(entry: CalendarEntry, name: string, line: string): void {
  const [head = '', list = ''] = [
    line.slice(0, line.lastIndexOf(':') + 1),
    line.slice(line.lastIndexOf(':') + 1),
  ];
  for (const value of list.split(','))
    if (value.trim() !== '' && !readTimeProperty(entry, name, head + value))
      entry.unreadable.push(`${name} ${value.trim()}`);
}

/** The lines as a component. Of lines that do not parse together, those that parse alone are taken. */
function parseTexts(lines: readonly string[]): ICAL.Component {
  const parse = (some: readonly string[]) =>
    new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...some, 'END:VEVENT'].join('\r\n')));
  try {
    return parse(lines);
  } catch {
    return parse(
      lines.filter((line) => {
        try {
          return parse([line]).getAllProperties().length > 0;
        } catch {
          return false;
        }
      }),
    );
  }
}
