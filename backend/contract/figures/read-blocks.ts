import { Parser } from 'htmlparser2';

/** A table of a text with the data of its caption. */
export interface TextTable {
  title: string;
  note: string;
  unit: string;
  /** How its chart is drawn; null for a table that is shown as one. */
  chart: 'bars' | 'line' | null;
  /** The number of its chart in the text, from 1; 0 for a table that is not drawn. */
  chartNumber: number;
  /** Rows the author wants in the accent colour. */
  highlight: number[];
  /** Cells of the first row. */
  head: string[];
  rows: string[][];
}

export interface TextQuote {
  text: string;
  /** Whether an editor set it as a pull quote. */
  isPull: boolean;
}

export interface TextBlocks {
  tables: TextTable[];
  /** Blocks of code, line by line. */
  codes: string[];
  quotes: TextQuote[];
  /** Items of each numbered list. */
  steps: string[][];
  headings: string[];
  /** All running text, with a line break after each block. */
  prose: string;
}

const PARAGRAPHS = new Set(['p', 'li', 'dd', 'h2', 'h3', 'h4']);
/** Elements whose text is collected separately, even when they are nested. */
const PLACES = new Set([...PARAGRAPHS, 'figcaption', 'small', 'td', 'th', 'pre']);
const plainTable = {
  title: '',
  note: '',
  unit: '',
  chart: null,
  chartNumber: 0,
  highlight: [],
} satisfies Omit<TextTable, 'head' | 'rows'>;

/** What of clean HTML a cover can show: tables, code, quotes, numbered lists, headings, running text. */
export function readBlocks(html: string): TextBlocks {
  const blocks: TextBlocks = { tables: [], codes: [], quotes: [], steps: [], headings: [], prose: '' };
  const places: { name: string; text: string }[] = [];
  const lists: (string[] | null)[] = [];
  let quote: { parts: string[]; isPull: boolean } | null = null;
  let figure: Omit<TextTable, 'head' | 'rows'> = plainTable;
  let rows: string[][] = [];
  let charts = 0;
  const closeParagraph = (name: string, words: string) => {
    if (words === '') return;
    if (quote) quote.parts.push(words);
    else if (name.startsWith('h')) blocks.headings.push(words);
    else if (name === 'li') lists.at(-1)?.push(words);
    blocks.prose += `${words}\n`;
  };
  const close = (name: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (name === 'pre') blocks.codes.push(text);
    else if (name === 'td' || name === 'th') rows.at(-1)?.push(words);
    else if (name === 'figcaption') figure = { ...figure, title: words };
    else if (name === 'small') figure = { ...figure, note: words };
    else closeParagraph(name, words);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'figure') figure = openFigure(attributes);
        if (name === 'table') rows = [];
        if (name === 'tr') rows.push([]);
        if (name === 'ol' || name === 'ul') lists.push(name === 'ol' ? [] : null);
        if (name === 'blockquote') quote = { parts: [], isPull: attributes['class'] === 'pull' };
        if (PLACES.has(name)) places.push({ name, text: '' });
        if (name === 'br') addText('\n');
      },
      ontext: (text) => addText(text),
      onclosetag: (name) => {
        if (PLACES.has(name)) {
          const place = places.pop();
          if (place) close(place.name, place.text);
        }
        if (name === 'table') {
          const [head = [], ...body] = rows;
          if (figure.chart) charts += 1;
          blocks.tables.push({ ...figure, chartNumber: figure.chart ? charts : 0, head, rows: body });
        }
        if (name === 'figure') figure = plainTable;
        if (name === 'ol' || name === 'ul') {
          const items = lists.pop();
          if (items && items.length > 0) blocks.steps.push(items);
        }
        if (name === 'blockquote' && quote) {
          if (quote.parts.length === 1)
            blocks.quotes.push({ text: quote.parts.join(), isPull: quote.isPull });
          quote = null;
        }
      },
    },
    { decodeEntities: true },
  );
  function addText(text: string) {
    const place = places.at(-1);
    if (place) place.text += text;
  }
  parser.end(html);
  return blocks;
}

function openFigure(attributes: Record<string, string>): Omit<TextTable, 'head' | 'rows'> {
  const kind = attributes['data-kind'];
  const isChart = attributes['class'] === 'chart' && (kind === 'bars' || kind === 'line');
  return {
    ...plainTable,
    unit: attributes['data-unit'] ?? '',
    chart: isChart ? kind : null,
    highlight: (attributes['data-highlight'] ?? '')
      .split(',')
      .filter((text) => /^\s*\d{1,2}\s*$/.test(text))
      .map(Number),
  };
}
