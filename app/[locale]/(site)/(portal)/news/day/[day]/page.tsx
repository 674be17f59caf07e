import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DayPage } from '@/components/stories/day/day-page';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { listDay, readFlashDay } from '@/lib/stories/read';
import { pageDay } from '@/lib/platform/dates/page-day';
import { formatDate, isDay } from '@/lib/platform/dates/dates';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { dayCard } from '@/lib/stories/page-cards';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

interface Props {
  params: Promise<{ day: string }>;
}

async function readDay({ params }: Props) {
  const { day } = await params;
  if (!isDay(day)) notFound();
  // Days without flashes have no page, because any date would make such an address. Only today may be empty.
  if (day !== pageDay() && (await readFlashDay(day)).total === 0) notFound();
  return { day, language: await pageLanguage() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { day, language } = await readDay(props);
  const { locale } = language;
  const t = await getTranslations('news');
  const [{ total: count }, flashes] = await Promise.all([readFlashDay(day), listDay(language, day)]);
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
  const { day, language } = await readDay(props);
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'recommend', 'topics']} />}>
      <DayPage language={language} day={day} />
    </RailLayout>
  );
}
