import { sentenceEnd } from '@/backend/contract/rich-text/sentence-end';
import type { Locale } from '@/lib/platform/language/locales';

/** What two lines of a list have room for, in UTF-16 units: Chinese characters are twice as wide as letters. */
const ROOM: Record<Locale, number> = { 'zh-Hans': 82, 'zh-Hant': 82, en: 160 };

/** As many whole sentences of a summary as a list shows; all of it when its first sentence alone is longer. */
export function wholeSentences(text: string, lang: Locale): string {
  const room = ROOM[lang];
  if (text.length <= room) return text;
  const end = sentenceEnd(text, 0, room);
  return end > 0 ? text.slice(0, end) : text;
}
