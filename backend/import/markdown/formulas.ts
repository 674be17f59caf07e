import type { TokenizerAndRendererExtension } from 'marked';
import { escapeText } from '@/backend/contract/rich-text/escape';

const START = /\$\$|\\\[|\\\(/;
const WHOLE = /^(?:\$\$[^$]+\$\$|\\\[[\s\S]+?\\\]|\\\([\s\S]+?\\\))/;

/** Leaves TeX unchanged: its underscores are not emphasis and its backslashes are not escapes. Pages render it. */
export const formulas: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => START.exec(source)?.index,
  tokenizer(source) {
    const [raw] = WHOLE.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'formula', raw };
  },
  renderer: ({ raw }) => escapeText(raw),
};
