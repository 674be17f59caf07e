import type { Locale } from '@/backend/contract/locale';
import { toSimplified } from '@/backend/kernel/text/fold';
import { scriptConverter } from '@/backend/kernel/text/in-script';

/**
 * The language a comment was written in: English without a Chinese character, the traditional script with a character of
 * it, and else that of the page, unless the text has characters of the other script.
 */
export async function languageOfComment(text: string, page: Locale): Promise<Locale> {
  if (!/\p{Script=Han}/u.test(text)) return 'en';
  if (toSimplified(text) !== text) return 'zh-Hant';
  if (page !== 'zh-Hant') return 'zh-Hans';
  const convert = await scriptConverter('zh-Hans', 'zh-Hant');
  return convert(text) === text ? 'zh-Hant' : 'zh-Hans';
}
