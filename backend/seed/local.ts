import { marked } from 'marked';
import type { LocalText } from '@/backend/db/schema/local-text';
import type { Bilingual } from './types';

/** A written pair as it is stored. */
export function local(text: Bilingual): LocalText {
  return { 'zh-Hans': text.zh, en: text.en };
}

/** Markdown → HTML; the services clean it when they store it. */
export function html(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
