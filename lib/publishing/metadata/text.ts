import 'server-only';
import type { Metadata } from 'next';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from './page';
import { type TextPage, type TextWords, textCard } from '@/lib/publishing/share-picture/text-card';

/** The head of a page with a title and a short text, such as a topic. `description` replaces that text. */
export function textMetadata(
  name: TextPage,
  id: number,
  words: TextWords & { langs?: readonly Locale[] },
  locale: Locale,
  description = words.text,
): Metadata {
  return pageMetadata({
    locale,
    address: { name, params: { id } },
    title: words.title,
    description,
    languages: words.langs && languagesOf(words.langs),
    image: shareImage(name, id, textCard(name, id, words, locale)),
  });
}
