import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { textWork } from '@/backend/contract/rich-text/text-work';
import { defineTextJob } from './text-thread';

/**
 * Cleans HTML with `sanitizeRichText`; a long text is cleaned in the text thread. To be called before a transaction
 * begins wherever possible, because the embedded database has only one connection.
 */
export const cleanHtml = defineTextJob('cleanHtml', {
  work: textWork,
  compute: (html: string) => sanitizeRichText(html),
});

/** Cleans HTML in several languages. */
export async function cleanLanguages(texts: Record<string, string>): Promise<Record<string, string>> {
  const cleaned = Object.entries(texts).map(async ([lang, html]) => [lang, await cleanHtml(html)] as const);
  return Object.fromEntries(await Promise.all(cleaned));
}
