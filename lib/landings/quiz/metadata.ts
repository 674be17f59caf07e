import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import { isFilled } from '@/lib/publishing/metadata/filled-sections';
import { type ShareImage, shareImage } from '@/lib/publishing/share-picture/share-image';
import { quizCard } from './card';
import { quizResult } from './read';

/** The share picture of a result. Ends in the 404 page when there is no such result. */
export async function quizImage(code: string, language: ReaderLanguage): Promise<ShareImage> {
  return shareImage('quizResult', code, (await quizCard(code, language)) ?? notFound());
}

/** The head of the page of a result, or of a comparison with a person with that result. */
export async function quizMetadata(
  code: string,
  language: ReaderLanguage,
  address: PageAddress = { name: 'personality', params: { code } },
): Promise<Metadata> {
  const result = quizResult(code, language) ?? notFound();
  const t = await getTranslations('quiz');
  return pageMetadata({
    locale: language.locale,
    address,
    title: t('resultTitle', { name: result.name, code }),
    description: result.line,
    image: await quizImage(code, language),
    isIndexable: isFilled('personality') ? undefined : false,
  });
}
