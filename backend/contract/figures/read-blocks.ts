import { Parser } from 'htmlparser2';
import { textLength } from '@/backend/contract/rich-text/text-length';

/** A table of a text with the data of its caption. */
export interface TextTable {
  title: string;
  note: string;
  unit: string;
  isLine: boolean;
  /** Cells of the first row. */
  head: string[];
  rows: string[][];
}

export interface TextBlocks {
  tables: TextTable[];
  /** Lengths of the paragraphs, items of lists and quotations, in order. */
  paragraphs: number[];
}

const PARAGRAPHS = new Set(['p', 'li', 'blockquote', 'dd', 'pre']);
/** Elements whose text is collected separately, even when they are nested. */
const PLACES = new Set([...PARAGRAPHS, 'figcaption', 'small', 'td', 'th']);

/** The tables and paragraph lengths of clean HTML. */
export function readBlocks(html: string): TextBlocks {
  const blocks: TextBlocks = { tables: [], paragraphs: [] };
  const places: { name: string; text: string }[] = [];
  let figure: Omit<TextTable, 'head' | 'rows'> = { title: '', note: '', unit: '', isLine: false };
  let rows: string[][] = [];
  const close = (name: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (name === 'td' || name === 'th') rows.at(-1)?.push(words);
    else if (name === 'figcaption') figure.title = words;
    else if (name === 'small') figure.note = words;
    else if (words !== '') blocks.paragraphs.push(textLength(words));
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'figure')
          figure = {
            title: '',
            note: '',
            unit: attributes['data-unit'] ?? '',
            isLine: attributes['data-kind'] === 'line',
          };
        if (name === 'table') rows = [];
        if (name === 'tr') rows.push([]);
        if (PLACES.has(name)) places.push({ name, text: '' });
      },
      ontext: (text) => {
        const place = places.at(-1);
        if (place) place.text += text;
      },
      onclosetag: (name) => {
        if (PLACES.has(name)) {
          const place = places.pop();
          if (place) close(place.name, place.text);
        }
        if (name === 'table') {
          const [head = [], ...body] = rows;
          blocks.tables.push({ ...figure, head, rows: body });
        }
        if (name === 'figure') figure = { title: '', note: '', unit: '', isLine: false };
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return blocks;
}
