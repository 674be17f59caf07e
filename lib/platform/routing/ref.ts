import 'server-only';
import type { NamedRef } from '@/backend/contract/fields';
import { href } from './href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';

/** A name and the address of its page, in the language of the reader. */
export interface Ref {
  id: number;
  name: string;
  lang: Locale;
  href: string;
}

export function toRef(
  ref: NamedRef,
  language: ReaderLanguage,
  route: 'category' | 'newsCategory' | 'label' | 'topic' | 'author',
): Ref {
  return {
    id: ref.id,
    name: localText(ref.name, ref.lang, language),
    lang: localLang(ref.lang, language),
    href: href(language.locale, route, { id: ref.id }),
  };
}
