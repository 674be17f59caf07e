import 'server-only';
import type { NamedRef } from '@/backend/contract/fields';
import { href } from './href';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type Reading } from '@/lib/platform/language/localize';

/** A name with its page, in the language of the reader. */
export interface Ref {
  id: number;
  name: string;
  lang: Locale;
  href: string;
}

export function toRef(
  ref: NamedRef,
  reading: Reading,
  route: 'category' | 'newsCategory' | 'label' | 'topic' | 'author',
): Ref {
  return {
    id: ref.id,
    name: localText(ref.name, ref.lang, reading),
    lang: localLang(ref.lang, reading),
    href: href(reading.locale, route, { id: ref.id }),
  };
}
