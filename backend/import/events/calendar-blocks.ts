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
  /** Whether its END is missing. */
  isCut: boolean;
  frame: CalendarFrame;
}

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
  const close = (open: Open, isCut: boolean) => {
    const { name, line, lines } = open;
    if (name === 'VTIMEZONE') frame.zones.push([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n'));
    else blocks.push({ name, line, lines, isCut, frame });
  };
  for (const { line, content } of calendarLines) {
    const [, edge, rawName = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content) ?? [];
    const name = rawName.toUpperCase();
    if (name === 'VCALENDAR') {
      for (const open of stack.slice(0, 1)) close(open, true);
      stack = [];
      if (edge?.toUpperCase() === 'BEGIN') frame = emptyFrame();
      continue;
    }
    const [root] = stack;
    // The rules of a zone are components in it.
    const storesParts = root?.name === 'VTIMEZONE';
    if (edge?.toUpperCase() === 'BEGIN') {
      stack.push({ name, line, lines: [] });
      if (storesParts) root.lines.push(content);
    } else if (edge) {
      const open = stack.pop();
      if (open && stack.length === 0) close(open, false);
      else if (storesParts) root.lines.push(content);
    } else if (root === undefined) {
      const [, key = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/.exec(content) ?? [];
      frame.properties.set(key.toUpperCase(), value);
    } else if (stack.length === 1 || storesParts) root.lines.push(content);
  }
  for (const open of stack.slice(0, 1)) close(open, true);
  return blocks;
}

const emptyFrame = (): CalendarFrame => ({ properties: new Map(), zones: [] });
