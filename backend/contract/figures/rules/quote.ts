import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import type { TextQuote } from '@/backend/contract/figures/read-blocks';
import { widthInHan } from './rows';

/** In Han characters: what two lines of the largest size hold, and what is too short to be a sentence. */
const BREADTH = { min: 5, max: 26 };
/** Remarks about the text that are set as quotations: sources, translators, warnings. */
const REMARK =
  /https?:|www\.|译者|原文|来源|作者|编者|编辑|转载|本文|注意|提示|注[:：]|译[:：]|譯者|來源|^(?:note|source|originally|translat|author|editor|tip|warning|disclaimer|todo|via)\b/i;

/** The first pull quote, else the first short quotation; null when there is neither. */
export function quoteOf(quotes: readonly TextQuote[]): Figure | null {
  const fitting = quotes.filter(({ text }) => {
    const wide = widthInHan(text);
    return wide >= BREADTH.min && wide <= BREADTH.max && !REMARK.test(text) && !/[:：]$/.test(text);
  });
  const quote = fitting.find(({ isPull }) => isPull) ?? fitting[0];
  if (!quote) return null;
  const text = quote.text.replace(/[。.]$/, '');
  return {
    kind: 'quote',
    code: encodeDrawing({ kind: 'quote', highlighted: 0, lines: [[1]] }),
    words: [text],
    count: 1,
    subject: '',
    label: '',
    value: text,
  };
}
