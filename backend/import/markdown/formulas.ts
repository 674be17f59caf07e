import type { TokenizerAndRendererExtension } from 'marked';
import { escapeText } from '@/backend/contract/rich-text/escape';

const START = /\$\$|\\\[|\\\(/;
const WHOLE = /^(?:\$\$[^$]+\$\$|\\\[[\s\S]+?\\\]|\\\([\s\S]+?\\\))/;

/** TeX goes through as it stands: its underscores are no emphasis, its backslashes escape nothing. Pages draw it. */
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
