import 'server-only';
import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { pageCard } from '@/lib/publishing/share-picture/page-card';

/** One kind of figures. */
export async function dataCard(type: string, name: string, locale: Locale): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const address = href(locale, 'dataType', { type });
  return pageCard(address, name, t('typeDescription', { name }), locale, false);
}
