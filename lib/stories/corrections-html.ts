import 'server-only';
import { escapeText } from '@/backend/contract/rich-text/escape';
import type { Correction } from './story';

/** Corrections as HTML after the text of an item in a feed. `title`: the word for "correction". */
export function correctionsHtml(corrections: readonly Correction[], title: string): string {
  return corrections
    .map(({ text, at }) => `<p><strong>${escapeText(`${title} (${at})`)}</strong> ${escapeText(text)}</p>`)
    .join('');
}
