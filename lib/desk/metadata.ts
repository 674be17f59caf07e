import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/lib/platform/language/messages';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export type DeskPageName = keyof Messages['desk']['pages'];

/** The head of a desk page; search engines stay out. */
export async function deskMetadata(name: DeskPageName): Promise<Metadata> {
  const t = await getTranslations('desk');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name },
    title: `${t(`pages.${name}`)} - ${t('name')}`,
    description: t(`pages.${name}`),
    isIndexable: false,
  });
}
