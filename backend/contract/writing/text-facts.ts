import { isBlank } from '@/backend/contract/text-rule';
import { hasSampleValues } from './sample-chart';

/** The data of a text that the checks before submission need. Figures and headings are numbered from 1. */
export interface TextFacts {
  /** Whether it has no words, no picture and no chart. */
  isEmpty: boolean;
  /** A foreign picture is on another site; readers get a link instead of it. */
  pictures: { number: number; hasAlt: boolean; hasCredit: boolean; isForeign: boolean }[];
  /** Charts drawn from a table; a sample still has the values of a new chart. */
  charts: { number: number; hasNote: boolean; isSample: boolean }[];
  /** Headings of levels 2 to 4, in order. */
  headings: { number: number; level: number }[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|([^<]+)/g;
const FIGURE = /<figure\b[\s\S]*?<\/figure>/g;
/** Cards about other pages, whose pictures need no alt text. */
const CARD = /<aside class="link-card"[\s\S]*?<\/aside>/g;
const CREDIT = /<small\b[^>]*>(?!\s*<\/small>)/;
const HAS_ALT = / alt="[^"]*[^"\s][^"]*"/;
const IS_FOREIGN = / src="https?:/;
const IS_CHART = /^<figure\b[^>]* class="chart"/;

/**
 * Reads clean HTML, as written by `sanitizeRichText` and the editor: attributes in double quotes, no nested figures.
 * The credit of a picture and the note of a chart are the `<small>` of the caption.
 */
export function readTextFacts(html: string): TextFacts {
  const facts: TextFacts = { isEmpty: true, pictures: [], charts: [], headings: [] };
  let figures = 0;
  const cardless = html.replace(CARD, (card) => card.replace(/<img\b[^>]*>/g, ''));
  const rest = cardless.replace(FIGURE, (figure) => {
    facts.isEmpty = false;
    figures += 1;
    const hasSmall = CREDIT.test(figure);
    if (IS_CHART.test(figure))
      facts.charts.push({ number: figures, hasNote: hasSmall, isSample: hasSampleValues(figure) });
    for (const [picture] of figure.matchAll(/<img\b[^>]*>/g))
      facts.pictures.push(pictureFacts(figures, picture, hasSmall));
    return ' ';
  });
  for (const [tag, slash, name, , text] of rest.matchAll(TOKEN)) {
    if (text !== undefined) facts.isEmpty &&= isBlank(text.replaceAll('&nbsp;', ' '));
    else if (name === 'img') {
      facts.isEmpty = false;
      figures += 1;
      facts.pictures.push(pictureFacts(figures, tag, false));
    } else if (slash === '' && /^h[2-4]$/.test(name ?? ''))
      facts.headings.push({ number: facts.headings.length + 1, level: Number(name?.slice(1)) });
  }
  return facts;
}

function pictureFacts(number: number, tag: string, hasCredit: boolean): TextFacts['pictures'][number] {
  return { number, hasAlt: HAS_ALT.test(tag), hasCredit, isForeign: IS_FOREIGN.test(tag) };
}
