import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { textWork } from '@/backend/contract/rich-text/text-work';
import { defineTextJob } from './text-thread';

/**
 * HTML as `sanitizeRichText` cleans it; a long text is cleaned in the text thread. To be called before a transaction begins
 * wherever it can be, because the embedded database has one connection.
 */
export const cleanHtml = defineTextJob('cleanHtml', {
  work: textWork,
  compute: (html: string) => sanitizeRichText(html),
});

/** The same for HTML in several languages. */
export async function cleanLanguages(texts: Record<string, string>): Promise<Record<string, string>> {
  const cleaned = Object.entries(texts).map(async ([lang, html]) => [lang, await cleanHtml(html)] as const);
  return Object.fromEntries(await Promise.all(cleaned));
}
