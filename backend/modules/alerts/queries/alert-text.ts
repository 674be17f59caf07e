import type { Locale } from '@/backend/contract/locale';

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
 */
export async function textFor(texts: readonly AlertText[], reader: Locale): Promise<AlertText | null> {
  const readerText = texts.find(({ lang }) => lang === reader);
  if (readerText) return readerText;
  const other = texts.find(({ lang }) => reader !== 'en' && lang !== 'en');
  if (!other) return texts[0] ?? null;
  const { Converter } =
    reader === 'zh-Hant' ? await import('opencc-js/cn2t') : await import('opencc-js/t2cn');
  const convert =
    reader === 'zh-Hant' ? Converter({ from: 'cn', to: 'twp' }) : Converter({ from: 't', to: 'cn' });
  return { lang: reader, title: convert(other.title), place: convert(other.place) };
}
