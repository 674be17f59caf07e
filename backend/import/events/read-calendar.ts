import { broken, skip, type ImportEvent } from '@/backend/import/item';
import type { SourceFile } from '@/backend/import/source/source-file';
import { splitCalendar } from './calendar-blocks';
import { calendarEvent } from './calendar-event';

/** The events of an iCalendar file. Other components and repeating events are reported as skipped. */
export async function* readCalendar(file: SourceFile): AsyncGenerator<ImportEvent> {
  const blocks = splitCalendar(await file.text());
  if (blocks.length === 0) yield skip(file.name, 'is a calendar without events');
  for (const block of blocks) {
    const where = `${file.name}:${block.line}`;
    const name = block.frame.properties.get('X-WR-CALNAME') ?? block.frame.properties.get('NAME') ?? '';
    if (block.name === 'VEVENT') yield calendarEvent(block, name || nameOf(file), where);
    else if (/^V(TODO|JOURNAL|FREEBUSY|ALARM|AVAILABILITY)$/.test(block.name))
      yield skip(where, `is a ${block.name}; only events are read`);
    else yield broken(where, `is a ${block.name}, which calendars do not have`);
  }
}

/** A name for a calendar without one: its host or file name. */
function nameOf({ name, url }: SourceFile): string {
  if (url !== null) return new URL(url).host;
  return name.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
