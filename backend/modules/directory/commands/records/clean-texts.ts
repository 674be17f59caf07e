import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import type { LocalText } from '@/backend/db/schema/local-text';

/** HTML in each language, cleaned. */
export function cleanTexts(texts: LocalText): LocalText {
  return Object.fromEntries(Object.entries(texts).map(([lang, body]) => [lang, sanitizeRichText(body)]));
}
