import type { Element } from 'domhandler';
import { getElementsByTagName, textContent } from 'domutils';

/** A series of the data section that a text shows. */
export interface SeriesMention {
  key: string;
  /** How many of its last days are drawn. */
  days: number;
  /** The title the writer gave it; may be empty. */
  title: string;
  /** The figure's HTML, a link to the series, for places where the series cannot be drawn. */
  html: string;
}

const DEFAULT_DAYS = 90;

/** The data series that `<figure class="series" data-key="…" data-days="…">` names; null for any other figure. */
export function readSeriesMention(figure: Element): Omit<SeriesMention, 'html'> | null {
  const { class: kind, 'data-key': key, 'data-days': days } = figure.attribs;
  if (kind !== 'series' || !key) return null;
  const [caption] = getElementsByTagName('figcaption', figure, true);
  const title = caption ? textContent(caption).replace(/\s+/g, ' ').trim() : '';
  return { key, days: Number(days ?? DEFAULT_DAYS), title };
}
