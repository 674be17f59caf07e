import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/** The head of a page for organisers; search engines must not index it. */
export async function hostingMetadata(
  name: keyof Messages['hosting']['titles'],
  id?: string,
): Promise<Metadata> {
  const t = await getTranslations('hosting.titles');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name, params: id === undefined ? undefined : { id } },
    title: t(name),
    description: t(name),
    isIndexable: false,
  });
}
