import 'server-only';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import type { Locale } from './locales';
import { convertHtml, convertText } from './opencc';
import { type Script, scriptOf } from './script';

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
  return needsConversion(lang, script) ? convertText(text, script, wordsFor(script, words)) : text;
}

export function localHtml(
  html: string,
  lang: Locale,
  { script }: ReaderLanguage,
  words?: ScriptWords,
): string {
  return needsConversion(lang, script) ? convertHtml(html, script, wordsFor(script, words)) : html;
}

function wordsFor(script: Script, words: ScriptWords | undefined) {
  return words?.[script === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'];
}

/** The language of a text after that conversion, for its `lang` attribute. */
export function localLang(lang: Locale, { locale, script }: ReaderLanguage): Locale {
  return lang !== 'en' && script ? locale : lang;
}

function needsConversion(lang: Locale, script: Script | null): script is Script {
  return lang !== 'en' && script !== null && script !== lang;
}
