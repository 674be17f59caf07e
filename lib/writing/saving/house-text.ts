import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';
import type { DraftText } from '@/backend/contract/writing/draft';
import { withoutPending } from '@/lib/writing/editor/uploads';

/**
 * A text as it is sent: without pictures that are not stored; in Chinese, without typed spaces between Han and Latin.
 * In English, spaces around a Chinese name stay.
 */
export function houseText(text: DraftText): DraftText {
  const body = withoutPending(text.body);
  if (text.lang === 'en') return { ...text, body };
  return {
    ...text,
    title: stripHanLatinSpaces(text.title),
    summary: stripHanLatinSpaces(text.summary),
    body: stripHanLatinSpacesInHtml(body),
  };
}
