import 'server-only';
import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import type { Topic } from './read';
import { blank, photoOf } from '@/lib/publishing/share-picture/blank-card';

/** The share card of a topic or a label, with the number of its stories. */
export async function listCard(
  route: 'topic' | 'label',
  list: Pick<Topic, 'id' | 'name' | 'lang' | 'total'> & { intro?: string; pic?: string },
  locale: Locale,
): Promise<ShareCard> {
  const t = await getTranslations({ locale, namespace: 'share' });
  return {
    ...blank(locale, href(locale, route, { id: list.id })),
    kind: 'list',
    lang: list.lang,
    title: list.name,
    text: list.intro ?? '',
    photo: photoOf(list.pic),
    figure: String(list.total),
    figureNote: t('items', { count: list.total }),
  };
}
