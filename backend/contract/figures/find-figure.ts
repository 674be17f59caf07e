import { labelsOf } from './cells';
import { isCycle } from './cycles';
import type { Figure } from './figure';
import { type CoverKind, kindOfRule } from './kinds';
import { readBlocks, type TextTable } from './read-blocks';
import { areaOf } from './rules/area';
import { barsOf } from './rules/bars';
import { clockOf } from './rules/clock';
import { codeOf } from './rules/code-block';
import { datesOf } from './rules/dates';
import { orderOf } from './rules/order';
import { percentOf } from './rules/percent';
import { placesOf } from './rules/places';
import { quoteOf } from './rules/quote';
import { rowsOf } from './rules/rows';
import { spanOf } from './rules/span';
import { splitOf } from './rules/split';
import { squaresOf } from './rules/squares';
import { stepsOf } from './rules/steps';
import { titleNumberOf } from './rules/title-number';

interface Text {
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
}

/** How a table can be drawn, the most telling way first. */
const TABLE_RULES = [spanOf, stepsOf, areaOf, barsOf, rowsOf];
/** The bars of a chart stay bars. */
const CHART_RULES = [spanOf, stepsOf, barsOf, areaOf, rowsOf];

/**
 * Everything a cover of a text could show, at most one figure of a kind, in order of preference: the text's own charts,
 * its tables, the numbers of its title, and for texts without numbers code, quote, places, dates, steps, two ends of the
 * title. Each can be checked in the text. Empty when there is nothing.
 */
export function findFigures({ title, summary, body }: Text): Figure[] {
  const { tables, codes, quotes, steps, headings, prose } = readBlocks(body);
  const charts = tables.filter(({ chart }) => chart !== null);
  const others = tables.filter(({ chart }) => chart === null);
  const all = [
    ...[...charts, ...others].flatMap(tableFigures),
    clockOf(title),
    percentOf(title),
    squaresOf(title, summary),
    titleNumberOf(title),
    codeOf(codes),
    quoteOf(quotes),
    placesOf(title, prose),
    datesOf(`${summary}\n${prose}`),
    orderOf(steps, headings),
    splitOf(title),
  ];
  const figures = new Map<CoverKind, Figure>();
  for (const figure of all) if (figure && !figures.has(figure.kind)) figures.set(figure.kind, figure);
  return [...figures.values()];
}

function tableFigures(table: TextTable): Figure[] {
  return (table.chart || isCycle(labelsOf(table)) ? CHART_RULES : TABLE_RULES).flatMap((rule) => {
    const figure = rule(table);
    if (!figure) return [];
    return [table.chartNumber > 0 ? { ...figure, chart: table.chartNumber } : figure];
  });
}

/** The figure of a kind, or the first one; null when there is none. */
export function pickFigure(figures: readonly Figure[], picked?: string | null): Figure | null {
  const kind = kindOfRule(picked);
  return figures.find((figure) => figure.kind === kind) ?? figures[0] ?? null;
}
