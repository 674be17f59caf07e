import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readDocument } from './read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { sectionImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** The route and the document have the same name. */
export type DocumentName = 'about' | 'copyright' | 'contact' | 'terms' | 'disclaimer';

/** The head of a document's page. */
export async function documentMetadata(name: DocumentName): Promise<Metadata> {
  const t = await getTranslations('documents');
  const language = await pageLanguage();
  const { title } = await readDocument(name, language);
  return pageMetadata({
    locale: language.locale,
    address: { name },
    title,
    description: t(name),
    image: await sectionImage(name, language.locale),
  });
}
