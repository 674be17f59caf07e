import type { Figure } from '@/backend/contract/figures/figure';
import { figureOf } from '@/backend/contract/figures/figure-of';
import { findFigures } from '@/backend/contract/figures/find-figure';
import { drawSpans } from '@/backend/contract/figures/rules/span';
import type { Locale } from '@/backend/contract/locale';
import type { eventTexts, events } from '@/backend/db/schema/events';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';

type Event = Pick<typeof events.$inferSelect, 'agenda' | 'endTime' | 'timeZone'>;
type Text = typeof eventTexts.$inferSelect;

const CLOCK = /^(\d{1,2}):(\d{2})/;
const DAY_MINUTES = 1440;

/**
 * The figure on the cover of an event: its agenda, each entry lasting until the next; otherwise the first its text has;
 * none for a text without any.
 * @param originalText the text whose numbers are drawn in every language; `shown` gives the words
 */
export function eventFigure(event: Event, originalText: Text, shown: Text): { figure?: Figure } {
  const [original = null] = figuresOf(event, originalText);
  const isEnglish = shown.lang === 'en';
  return figureOf(figuresOf(event, shown), original, isEnglish);
}

function figuresOf(event: Event, { title, summary, details, lang }: Text): Figure[] {
  const agenda = agendaFigure(event, lang);
  return [...(agenda ? [agenda] : []), ...findFigures({ title, summary, body: details })];
}

/**
 * The agenda as a figure; null when there are fewer than three entries, one has no clock time, or one begins before the
 * entry above it.
 */
function agendaFigure({ agenda, endTime, timeZone }: Event, locale: Locale): Figure | null {
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
  // An agenda of several days ends at the clock time at which it begins: its ends would say nothing.
  const ends = first === end ? undefined : ([first, end] as const);
  return spans.length === agenda.length ? drawSpans(spans, '', ends) : null;
}

function toMinutes(time: string): number | null {
  const read = CLOCK.exec(time);
  return read ? Number(read[1]) * 60 + Number(read[2]) : null;
}
