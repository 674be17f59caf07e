import type { Term } from '@/backend/contract/chinese/term';
import type { Locale } from '@/backend/contract/locale';
import { scriptConverter } from '@/backend/kernel/text/in-script';

/** What a notification says in one language. */
export interface AlertText {
  lang: Locale;
  title: string;
  /** Where an event is; empty for news. */
  place: string;
}

/** The content of a notification in its languages, the original one first. */
export interface AlertMatter {
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
 * @param terms the desk's dictionary
 */
export async function textFor(
  texts: readonly AlertText[],
  reader: Locale,
  terms: readonly Term[],
): Promise<AlertText | null> {
  const readerText = texts.find(({ lang }) => lang === reader);
  if (readerText) return readerText;
  const other = texts.find(({ lang }) => reader !== 'en' && lang !== 'en');
  if (!other) return texts[0] ?? null;
  const convert = await scriptConverter(other.lang, reader, terms);
  return { lang: reader, title: convert(other.title), place: convert(other.place) };
}
