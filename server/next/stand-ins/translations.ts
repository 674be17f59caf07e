import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { renderedLocale } from './rendered-page';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator = ReturnType<typeof createTranslator<Messages, Namespace>>;

/** Translators of a catalogue, by language and namespace; each remembers the messages it has compiled. */
const translators = new WeakMap<object, Map<string, Translator>>();

/**
 * In place of next-intl's function in what is rendered outside of Next (`next-intl/server`): the texts of a namespace in the
 * language that is rendered, or in another.
 */
export async function getTranslations(
  wanted: Namespace | { locale: Locale; namespace: Namespace },
): Promise<Translator> {
  const { locale, namespace } =
    typeof wanted === 'string' ? { locale: renderedLocale(), namespace: wanted } : wanted;
  const messages = await messagesOf(locale);
  const ofCatalogue = translators.get(messages) ?? new Map<string, Translator>();
  translators.set(messages, ofCatalogue);
  const translator = ofCatalogue.get(namespace) ?? translatorOf(locale, messages, namespace);
  ofCatalogue.set(namespace, translator);
  return translator;
}

const translatorOf = (locale: Locale, messages: Messages, namespace: Namespace): Translator =>
  createTranslator<Messages, Namespace>({ locale, messages, namespace, timeZone: 'Asia/Shanghai' });

/** In place of next-intl's function: the language that is rendered. */
export const getLocale = (): Promise<Locale> => Promise.resolve(renderedLocale());
