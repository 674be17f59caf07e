import { sentenceEnd } from '@/backend/contract/rich-text/sentence-end';
import type { Locale } from '@/lib/platform/language/locales';

/** What two lines of a list have room for, in UTF-16 units: Chinese characters are twice as wide as letters. */
const ROOM: Record<Locale, number> = { 'zh-Hans': 82, 'zh-Hant': 82, en: 160 };
/** The shares of it that three lines on a phone have room for, and two lines beside a picture of a person. */
const SHARES = { row: 1, phoneRow: 0.7, besidePerson: 0.42 };

/**
 * As many whole sentences of a summary as a list shows; all of it when its first sentence alone is longer.
 * @param place where it stands: in a row of which phones show none, in three lines of a phone, or beside a portrait
 */
export function wholeSentences(text: string, lang: Locale, place: keyof typeof SHARES = 'row'): string {
  const room = ROOM[lang] * SHARES[place];
  if (text.length <= room) return text;
  const end = sentenceEnd(text, 0, room);
  return end > 0 ? text.slice(0, end) : text;
}
