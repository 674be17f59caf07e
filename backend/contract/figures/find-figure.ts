import type { Figure } from './figure';
import { readBlocks } from './read-blocks';
import { paragraphsOf } from './rules/paragraphs';
import { partsOf } from './rules/parts';
import { seriesOf } from './rules/series';
import { slotsOf } from './rules/slots';
import { spansOf } from './rules/spans';
import { pairOf, percentOf } from './rules/title';

interface Text {
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
}

/** The numbers a text is drawn by: the first rule that finds some. Every text has paragraphs. */
export function findFigure({ title, summary, body }: Text): Figure {
  const { tables, paragraphs } = readBlocks(body);
  return (
    spansOf(tables) ??
    slotsOf(tables) ??
    seriesOf(tables) ??
    partsOf(tables) ??
    percentOf(title) ??
    pairOf(title, summary) ??
    paragraphsOf(paragraphs)
  );
}
