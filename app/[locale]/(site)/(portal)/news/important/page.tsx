import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Newswire } from '@/components/content/newswire';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { pageLocale, pageReading } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('news');
  const title = t('importantTitle');
  const description = t('importantDescription');
  return pageMetadata({ locale: await pageLocale(), address: { name: 'newsImportant' }, title, description });
}

export default async function ImportantNewsPage() {
  const reading = await pageReading();
  const t = await getTranslations('news');
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire
        reading={reading}
        current="important"
        title={t('importantTitle')}
        filter={{ important: true }}
      />
    </WithRail>
  );
}
