import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DayPage } from '@/components/content/day-page';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { listDay, readFlashDay } from '@/lib/backend/news';
import { formatDate, isDay } from '@/lib/dates';
import { languagesOf } from '@/lib/i18n/languages-of';
import { pageReading } from '@/lib/page';
import { dayCard } from '@/lib/share-picture/page-cards';
import { shareImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

interface Props {
  params: Promise<{ day: string }>;
}

export function generateStaticParams() {
  return [];
}

async function readDay({ params }: Props) {
  const { day } = await params;
  if (!isDay(day)) notFound();
  return { day, reading: await pageReading() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { day, reading } = await readDay(props);
  const { locale } = reading;
  const t = await getTranslations('news');
  const [{ total: count }, flashes] = await Promise.all([readFlashDay(day), listDay(reading, day)]);
  const date = formatDate(day, locale, 'date');
  return pageMetadata({
    locale,
    address: { name: 'newsDay', params: { day } },
    title: t('dayTitle', { date }),
    description: t('dayDescription', { date, count }),
    image: shareImage('day', day, await dayCard(day, count, locale)),
    words: locale,
    languages: languagesOf(flashes.flatMap(({ langs }) => langs)),
  });
}

export default async function NewsDayPage(props: Props) {
  const { day, reading } = await readDay(props);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'topics']} />}>
      <DayPage reading={reading} day={day} />
    </WithRail>
  );
}
