import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageLocale } from '../page';
import type { RouteName } from '../routes';
import { sectionImage } from '../share-picture/share-image';
import { sectionWords } from '../share-picture/section-words';
import { pageMetadata } from './metadata';

/** The head of a page of the site itself. A page without words is none. */
export async function sectionMetadata(name: RouteName): Promise<Metadata> {
  const locale = await pageLocale();
  const words = (await sectionWords(name, locale)) ?? notFound();
  return pageMetadata({
    locale,
    address: { name },
    title: words.title,
    description: words.text,
    image: await sectionImage(name, locale),
  });
}
