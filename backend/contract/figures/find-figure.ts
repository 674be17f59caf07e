import { FIGURE_RULES, type Figure, type FigureRule } from './figure';
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

/** The figure each rule finds in a text. The rule for paragraphs matches every text. */
function readRules({ title, summary, body }: Text) {
  const { tables, paragraphs } = readBlocks(body);
  return {
    spans: () => spansOf(tables),
    slots: () => slotsOf(tables),
    series: () => seriesOf(tables),
    parts: () => partsOf(tables),
    percent: () => percentOf(title),
    pair: () => pairOf(title, summary),
    paragraphs: () => paragraphsOf(paragraphs),
  } satisfies Record<FigureRule, () => Figure | null>;
}

/**
 * The figure of a text: by the rule an editor chose, if it finds numbers; else by the first matching rule of
 * `FIGURE_RULES`.
 */
export function findFigure(text: Text, picked?: FigureRule | null): Figure {
  const rules = readRules(text);
  const pickedFigure = picked ? rules[picked]() : null;
  if (pickedFigure) return pickedFigure;
  for (const rule of FIGURE_RULES) {
    const figure = rules[rule]();
    if (figure) return figure;
  }
  return rules.paragraphs();
}

/** The rules that find numbers in a text, in the order of `FIGURE_RULES`. */
export function figureChoices(text: Text): FigureRule[] {
  const rules = readRules(text);
  return FIGURE_RULES.filter((rule) => rules[rule]() !== null);
}
