import type { CalendarLine } from './calendar-lines';

/** The properties and time zones of a calendar, which apply to all its components. */
export interface CalendarFrame {
  /** The calendar's own properties, by upper-case name. */
  properties: Map<string, string>;
  /** The text of each VTIMEZONE. */
  zones: string[];
}

/** One component of a calendar, without the components in it, such as alarms. */
export interface CalendarBlock {
  name: string;
  /** The line it begins at. */
  line: number;
  /** Its properties, unfolded. */
  lines: readonly string[];
  /** Whether its END is there; without it, what follows shows where it ends, unless the file does. */
  ends: 'properly' | 'withoutEnd' | 'withTheFile';
  frame: CalendarFrame;
}

/** Components that are in no other one: one that begins there ends it. */
const STAND_ALONE = /^(VEVENT|VTODO|VJOURNAL|VFREEBUSY|VTIMEZONE)$/;

interface Open {
  name: string;
  line: number;
  lines: string[];
}

/** Splits an iCalendar file (RFC 5545) into its components, so that a broken one does not affect the others. */
export function splitCalendar(calendarLines: readonly CalendarLine[]): CalendarBlock[] {
  const blocks: CalendarBlock[] = [];
  let frame = emptyFrame();
  let stack: Open[] = [];
  /** Ends the innermost components down to the one at a position. */
  const closeDownTo = (position: number, ends: CalendarBlock['ends']) => {
    const [root] = stack;
    stack = stack.slice(0, position);
    if (root && position === 0) close(root, ends);
  };
  const close = (open: Open, ends: CalendarBlock['ends']) => {
    const { name, line, lines } = open;
    if (name === 'VTIMEZONE') frame.zones.push([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n'));
    else blocks.push({ name, line, lines, ends, frame });
  };
  for (const { line, content } of calendarLines) {
    const [, edge, rawName = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content) ?? [];
    const name = rawName.toUpperCase();
    if (name === 'VCALENDAR') {
      closeDownTo(0, 'withoutEnd');
      if (edge?.toUpperCase() === 'BEGIN') frame = emptyFrame();
      continue;
    }
    if (edge?.toUpperCase() === 'BEGIN' && STAND_ALONE.test(name)) closeDownTo(0, 'withoutEnd');
    const [root] = stack;
    // The rules of a zone are components in it.
    const storesParts = root?.name === 'VTIMEZONE';
    if (edge?.toUpperCase() === 'BEGIN') {
      stack.push({ name, line, lines: [] });
      if (storesParts) root.lines.push(content);
    } else if (edge) {
      // An END that closes nothing is left out; one of an outer component ends the inner ones, too.
      const position = stack.findLastIndex((open) => open.name === name);
      if (position >= 0) closeDownTo(position, 'properly');
      if (position > 0 && storesParts) root.lines.push(content);
    } else if (root === undefined) {
      const [, key = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/.exec(content) ?? [];
      frame.properties.set(key.toUpperCase(), value);
    } else if (stack.length === 1 || storesParts) root.lines.push(content);
  }
  closeDownTo(0, 'withTheFile');
  return blocks;
}

const emptyFrame = (): CalendarFrame => ({ properties: new Map(), zones: [] });
