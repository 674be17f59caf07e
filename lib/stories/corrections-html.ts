import 'server-only';
import { escapeText } from '@/backend/contract/rich-text/escape';
import type { Correction } from './story';

/** Corrections as HTML for a feed, after the text of a story. `title`: the word for "correction". */
export function correctionsHtml(corrections: readonly Correction[], title: string): string {
  return corrections
    .map(({ text, at }) => `<p><strong>${escapeText(`${title} (${at})`)}</strong> ${escapeText(text)}</p>`)
    .join('');
}
