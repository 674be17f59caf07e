import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageLocale } from '@/lib/platform/routing/page-params';
import type { RouteName } from '@/lib/platform/routing/routes';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { sectionWords } from '@/lib/publishing/share-picture/section-words';
import { isFilled } from './filled-sections';
import { pageMetadata } from './page';

/** The head of a page listed in `section-words.ts`. Ends in the 404 page when the list has no messages for it. */
export async function sectionMetadata(name: RouteName): Promise<Metadata> {
  const locale = await pageLocale();
  const words = (await sectionWords(name, locale)) ?? notFound();
  return pageMetadata({
    locale,
    address: { name },
    title: words.title,
    description: words.text,
    image: await sectionImage(name, locale),
    isIndexable: isFilled(name) ? undefined : false,
  });
}
