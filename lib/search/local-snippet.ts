import 'server-only';
import type { Snippet } from '@/backend/contract/search/calls';
import type { ScriptWords } from '@/backend/contract/stories/script-words';
import { localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * A passage in the script of the page. It is converted as a whole and divided afterwards, because the conversion of a
 * character depends on the word around it, even if the reader searched for that character alone.
 */
export function localSnippet(
  snippet: Snippet,
  lang: Locale,
  language: ReaderLanguage,
  words?: ScriptWords,
): Snippet {
  const local = (text: string) => localText(text, lang, language, words);
  const whole = local(snippet.map(({ text }) => text).join(''));
  let before = '';
  let from = 0;
  return snippet
    .map(({ text, hit }, index) => {
      before += text;
      const isLast = index === snippet.length - 1;
      const to = isLast ? whole.length : Math.max(from, Math.min(whole.length, local(before).length));
      const part = { text: whole.slice(from, to), hit };
      from = to;
      return part;
    })
    .filter(({ text }) => text !== '');
}
