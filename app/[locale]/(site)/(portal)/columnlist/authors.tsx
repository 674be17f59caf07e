import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthorIndex } from '@/components/content/author-index';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { pageLocale, pageReading } from '@/lib/page';
import type { PageRequest } from '@/lib/pager';
import { listMetadata } from '@/lib/seo/list-metadata';

export async function Authors({ at }: { at: PageRequest }) {
  const reading = await pageReading();
  return (
    <WithRail rail={<SideLists reading={reading} lists={['recommend', 'hotSearch', 'topics']} />}>
      <AuthorIndex reading={reading} at={at} />
    </WithRail>
  );
}

export async function authorsMetadata({ at }: { at: PageRequest }): Promise<Metadata> {
  const t = await getTranslations('authors');
  const locale = await pageLocale();
  return listMetadata({
    locale,
    routes: ['columnList', 'columnListPage'],
    title: t('title'),
    description: t('description'),
    at,
  });
}
