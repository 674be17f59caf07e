import { marked } from 'marked';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Bilingual } from './types';

/** A bilingual text as it is stored. */
export function local(text: Bilingual): LocalText {
  return { 'zh-Hans': text.zh, en: text.en };
}

/** Markdown as HTML; it is sanitised when it is stored. */
export function html(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
