import { convertText } from '@/backend/contract/chinese/convert-text';
import type { Locale } from '@/backend/contract/locale';
import { toSimplified } from '@/backend/kernel/text/fold';

/**
 * The language a comment was written in: English without a Chinese character, the traditional script with a character of
 * it, and else that of the page, unless the text has characters of the other script.
 */
export function languageOfComment(text: string, page: Locale): Locale {
  if (!/\p{Script=Han}/u.test(text)) return 'en';
  if (toSimplified(text) !== text) return 'zh-Hant';
  if (page !== 'zh-Hant') return 'zh-Hans';
  return convertText(text, 'zh-Hant') === text ? 'zh-Hant' : 'zh-Hans';
}
