import type { Locale } from '@/backend/contract/locale';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import { convertText } from './convert-text';
import type { Script } from './script';

/**
 * A text written in a language as readers of a script see it, with the editor's own conversions of its words. English,
 * and a text for readers of English (null), stay as they were written.
 */
export function textInScript(text: string, lang: Locale, script: Script | null, words?: ScriptWords): string {
  return isConverted(lang, script) ? convertText(text, script, wordsFor(script, words)) : text;
}

/** Whether a text of this language is another one in a script. */
export function isConverted(lang: Locale, script: Script | null): script is Script {
  return lang !== 'en' && script !== null && script !== lang;
}

/** An editor's own conversions towards a script. */
export function wordsFor(script: Script, words: ScriptWords | undefined) {
  return words?.[script === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'];
}
