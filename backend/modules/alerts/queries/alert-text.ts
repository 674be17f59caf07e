import { scriptOf } from '@/backend/contract/chinese/script';
import { textInScript } from '@/backend/contract/chinese/text-in-script';
import type { Locale } from '@/backend/contract/locale';
import type { ScriptWords } from '@/backend/contract/stories/script-words';

/** What a notification says in one language. */
export interface AlertText {
  lang: Locale;
  title: string;
  /** Where an event is; empty for news. */
  place: string;
  /** The editor's own conversions for a story; null for anything else. */
  words: ScriptWords | null;
}

/** The content of a notification in its languages, the original one first. */
export interface AlertContent {
  texts: AlertText[];
  /** Subscriptions to any of these topics are notified. */
  topics: string[];
  /** A newer notification with the same name replaces one that is not delivered yet. */
  name: string;
  /** Seconds after which a push service drops what it could not deliver. */
  seconds: number;
  /** Data for the service worker, beside the texts. */
  facts: Record<string, string | number>;
}

/**
 * The text in a reader's language, else converted from the other Chinese script, else in the original language. Null
 * without texts.
 */
export function textFor(texts: readonly AlertText[], reader: Locale): Omit<AlertText, 'words'> | null {
  const chosen = textIn(texts, reader);
  return chosen && { lang: chosen.lang, title: chosen.title, place: chosen.place };
}

function textIn(texts: readonly AlertText[], reader: Locale): AlertText | null {
  const readerText = texts.find(({ lang }) => lang === reader);
  if (readerText) return readerText;
  const other = texts.find(({ lang }) => reader !== 'en' && lang !== 'en');
  if (!other) return texts[0] ?? null;
  const convert = (text: string) => textInScript(text, other.lang, scriptOf(reader, false), other.words);
  return { ...other, lang: reader, title: convert(other.title), place: convert(other.place) };
}
