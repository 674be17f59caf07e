import type { Locale } from '@/backend/contract/locale';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import { convertHtml, convertText } from './convert-text';
import type { Script } from './script';

/**
 * A text written in a language as readers of a script see it. English, and a text for readers of English (null), stay as
 * they were written.
 * @param words the editor's own conversions for the story the text is of; null for texts of nothing that has them
 */
export function textInScript(
  text: string,
  lang: Locale,
  script: Script | null,
  words: ScriptWords | null,
): string {
  return isConverted(lang, script) ? convertText(text, script, wordsFor(script, words)) : text;
}

/** Clean HTML, converted as `textInScript` converts text: addresses, code and foreign words stay. */
export function htmlInScript(
  html: string,
  lang: Locale,
  script: Script | null,
  words: ScriptWords | null,
): string {
  return isConverted(lang, script) ? convertHtml(html, script, wordsFor(script, words)) : html;
}

/** Whether a text of this language is another one in a script. */
function isConverted(lang: Locale, script: Script | null): script is Script {
  return lang !== 'en' && script !== null && script !== lang;
}

/** An editor's own conversions towards a script. */
function wordsFor(script: Script, words: ScriptWords | null) {
  return words?.[script === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'];
}
