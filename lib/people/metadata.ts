import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { authorCard } from './card';
import type { Column } from './read';

/** The head of an author's page. */
export async function authorMetadata(author: Column, locale: Locale, at: PageRequest): Promise<Metadata> {
  const t = await getTranslations('authors');
  const { id, name, bio } = author;
  return listMetadata({
    locale,
    route: 'author',
    params: { id },
    languages: languagesOf(author.langs),
    title: t('authorTitle', { name }),
    description: bio || t('authorDescription', { name }),
    image: shareImage('author', id, authorCard(author, locale)),
    profile: { name },
    at,
  });
}
