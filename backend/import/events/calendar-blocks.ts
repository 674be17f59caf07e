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
  text: string;
  /** Whether its END is missing. */
  isCut: boolean;
  frame: CalendarFrame;
}

interface Open {
  name: string;
  line: number;
  lines: string[];
}

/**
 * Splits an iCalendar file (RFC 5545) into its components, so that a broken one does not affect the others. Folded lines
 * are joined; blank lines, which some programs write between them, are ignored.
 */
export function splitCalendar(text: string): CalendarBlock[] {
  const blocks: CalendarBlock[] = [];
  let frame = emptyFrame();
  let stack: Open[] = [];
  const close = (open: Open, isCut: boolean) => {
    const whole = [`BEGIN:${open.name}`, ...open.lines, `END:${open.name}`].join('\r\n');
    if (open.name === 'VTIMEZONE') frame.zones.push(whole);
    else blocks.push({ name: open.name, line: open.line, text: whole, isCut, frame });
  };
  for (const { line, content } of unfolded(text)) {
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

/** Logical lines with folded lines joined, each with the number of its first line. */
function unfolded(text: string): { line: number; content: string }[] {
  const lines: { line: number; content: string }[] = [];
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1);
    if (raw.trim() === '') continue;
    if (/^[ \t]/.test(raw) && last) last.content += raw.slice(1);
    else lines.push({ line: at + 1, content: raw });
  }
  return lines;
}
