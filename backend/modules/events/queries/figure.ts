import type { Figure } from '@/backend/contract/figures/figure';
import { figureOf } from '@/backend/contract/figures/figure-of';
import { findFigure } from '@/backend/contract/figures/find-figure';
import { paragraphsOf } from '@/backend/contract/figures/rules/paragraphs';
import { drawSpans } from '@/backend/contract/figures/rules/spans';
import type { Locale } from '@/backend/contract/locale';
import type { eventTexts, events } from '@/backend/db/schema/events';
import { pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';

type Event = Pick<typeof events.$inferSelect, 'agenda' | 'endTime' | 'timeZone'>;
type Text = typeof eventTexts.$inferSelect;

const SENTENCE = /(?<=[。！？.!?])\s*/;
const CLOCK = /^(\d{1,2}):(\d{2})/;
const DAY_MINUTES = 1440;

/**
 * The figure on the cover of an event: its agenda, each entry lasting until the next; otherwise the figure of its text.
 * @param originalText the text whose numbers are drawn in every language; `shown` gives the words
 */
export function eventFigure(event: Event, originalText: Text, shown: Text): { figure?: Figure } {
  return figureOf(
    agendaFigure(event, shown.lang) ?? textFigure(shown),
    agendaFigure(event, originalText.lang) ?? textFigure(originalText),
  );
}

/**
 * The figure of an event's text. Without a paragraph of details, its lines are drawn like paragraphs: title, sentences
 * of the summary, place. The figure then has no caption about their lengths, because they are not paragraphs.
 */
function textFigure({ title, summary, details, city, address }: Text): Figure {
  const figure = findFigure({ title, summary, body: details });
  if (figure.count > 0) return figure;
  const lines = [title, ...summary.split(SENTENCE), `${city} ${address}`].map((line) => line.trim().length);
  return { ...paragraphsOf(lines.filter((length) => length > 0)), value: '' };
}

/**
 * The agenda as a figure; null when there are fewer than three entries, one has no clock time, or one begins before the
 * entry above it.
 */
function agendaFigure({ agenda, endTime, timeZone }: Event, locale: Locale): Figure | null {
  const starts = agenda.map(({ time }) => toMinutes(time));
  const last = toMinutes(toZonedIso(endTime, timeZone).slice(11, 16)) ?? 0;
  const spans = agenda.flatMap((entry, index) => {
    const start = starts[index];
    if (start === undefined || start === null) return [];
    const end = starts[index + 1] ?? (last > start ? last : last + DAY_MINUTES);
    return [{ label: pickText(entry.title, locale).text, start, end, value: entry.time }];
  });
  return spans.length === agenda.length ? drawSpans(spans, '') : null;
}

function toMinutes(time: string): number | null {
  const read = CLOCK.exec(time);
  return read ? Number(read[1]) * 60 + Number(read[2]) : null;
}
