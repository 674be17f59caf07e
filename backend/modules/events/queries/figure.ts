import type { Figure } from '@/backend/contract/figures/figure';
import { figureOf } from '@/backend/contract/figures/figure-of';
import { findFigures } from '@/backend/contract/figures/find-figure';
import { drawClock } from '@/backend/contract/figures/rules/clock';
import { rowsOf } from '@/backend/contract/figures/rules/rows';
import { drawSpans } from '@/backend/contract/figures/rules/span';
import type { CoverKind } from '@/backend/contract/figures/kinds';
import type { Locale } from '@/backend/contract/locale';
import type { eventTexts, events } from '@/backend/db/schema/events';
import type { ticketTypes } from '@/backend/db/schema/tickets';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';

type Stored = typeof events.$inferSelect;
type Event = Pick<Stored, 'agenda' | 'startTime' | 'endTime' | 'timeZone' | 'hasPublicNumbers'> & {
  tickets: readonly Pick<typeof ticketTypes.$inferSelect, 'name' | 'quantity' | 'isHidden'>[];
  /** Its place in the order of the starts of all public events. */
  turn: number;
};
type Text = typeof eventTexts.$inferSelect;

const CLOCK = /^(\d{1,2}):(\d{2})/;
const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/**
 * The kinds of drawings of three successive events; each kind is in one group, so that of any eight successive events
 * at most three have a drawing of one kind (`COVER_WINDOW` of articles).
 */
const TURNS: readonly (readonly CoverKind[])[] = [
  ['span', 'steps', 'title-number', 'percent'],
  ['clock'],
  ['rows', 'bars', 'area', 'squares', 'places', 'dates', 'order', 'split', 'code', 'quote'],
];

/**
 * The figure on the cover of an event, of the kinds whose turn it is: its agenda, each entry lasting until the next; the
 * hour at which it begins; its seats by ticket type; else the first that its text has; none without any.
 * @param originalText the text whose numbers are drawn in every language; `shown` gives the words
 */
export function eventFigure(event: Event, originalText: Text, shown: Text): { figure?: Figure } {
  const [original = null] = figuresOf(event, originalText);
  const isEnglish = shown.lang === 'en';
  return figureOf(figuresOf(event, shown), original, isEnglish);
}

function figuresOf(event: Event, { title, summary, details, lang }: Text): Figure[] {
  const figures = [
    agendaFigure(event, lang),
    drawClock(toZonedIso(event.startTime, event.timeZone).slice(11, 16)),
    seatsFigure(event, lang),
    ...findFigures({ title, summary, body: details }),
  ];
  const kinds = TURNS[event.turn % TURNS.length] ?? [];
  return figures.filter((figure) => figure !== null).filter(({ kind }) => kinds.includes(kind));
}

/** The published number of seats of each ticket type; null when they are not published, or too few or too many. */
function seatsFigure({ tickets, hasPublicNumbers }: Event, locale: Locale): Figure | null {
  if (!hasPublicNumbers) return null;
  const rows = tickets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, quantity }) => [pickText(name, locale).text, String(quantity)]);
  const isEnglish = locale === 'en';
  const [title, head] = isEnglish ? ['Tickets', ['Ticket', 'Number']] : ['票数', ['票', '张数']];
  return rowsOf({ title, head, rows, note: '', unit: '', chart: null, chartNumber: 0, highlight: [] });
}

/**
 * The agenda as a figure; null when there are fewer than three entries, one has no clock time, or one begins before the
 * entry above it, and for an event longer than a day, because entries do not say on which day they are.
 */
function agendaFigure({ agenda, startTime, endTime, timeZone }: Event, locale: Locale): Figure | null {
  if (endTime.getTime() - startTime.getTime() > DAY_MINUTES * MINUTE_MS) return null;
  const starts = agenda.map(({ time }) => toMinutes(time));
  const end = toZonedIso(endTime, timeZone).slice(11, 16);
  const last = toMinutes(end) ?? 0;
  const spans = agenda.flatMap((entry, index) => {
    const start = starts[index];
    if (start === undefined || start === null) return [];
    const until = starts[index + 1] ?? (last > start ? last : last + DAY_MINUTES);
    return [{ label: pickText(entry.title, locale).text, start, end: until, value: entry.time }];
  });
  const first = CLOCK.exec(agenda[0]?.time ?? '')?.[0] ?? '';
  // An agenda of a whole day ends at the clock time at which it begins: its ends would say nothing.
  const ends = first === end ? undefined : ([first, end] as const);
  return spans.length === agenda.length ? drawSpans(spans, '', ends) : null;
}

function toMinutes(time: string): number | null {
  const read = CLOCK.exec(time);
  return read ? Number(read[1]) * 60 + Number(read[2]) : null;
}
