import 'server-only';
import { type Script, scriptOf } from '@/backend/contract/chinese/script';
import { htmlInScript, textInScript } from '@/backend/contract/chinese/text-in-script';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { Locale } from './locales';

/** The language of a page, which may be more precise than the locale: /hk is written for Hong Kong. */
export interface ReaderLanguage {
  locale: Locale;
  script: Script | null;
}

/** The script in which a page in this language shows Chinese. */
export function readerLanguage(locale: Locale, isHongKong = false): ReaderLanguage {
  return { locale, script: scriptOf(locale, isHongKong) };
}

/**
 * A text in the script of the page, with the editor's own conversions of words. English pages show Chinese as it was
 * written.
 */
export function localText(
  text: string,
  lang: Locale,
  { script }: ReaderLanguage,
  words?: ScriptWords,
): string {
  return textInScript(text, lang, script, words ?? null);
}

export function localHtml(
  html: string,
  lang: Locale,
  { script }: ReaderLanguage,
  words?: ScriptWords,
): string {
  return htmlInScript(html, lang, script, words ?? null);
}

/** The language of a text after that conversion, for its `lang` attribute. */
export function localLang(lang: Locale, { locale, script }: ReaderLanguage): Locale {
  return lang !== 'en' && script ? locale : lang;
}
