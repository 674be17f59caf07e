import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SupplyPage } from '@/components/data/supply/supply-page';
import { TypeGraph } from '@/components/data/series/type-graph';
import { TypeNav } from '@/components/data/type/type-nav';
import { TypeNotes } from '@/components/data/type/type-notes';
import { TypeRecords } from '@/components/data/type/type-records';
import { TypePage } from '@/components/data/type/type-page';
import { readMentions } from '@/lib/data/read-mentions';
import { readRecords } from '@/lib/data/read-records';
import { byType, mentionWord, typeName, typeQuestion, withoutHyphens } from '@/lib/data/type-name';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { listSeries } from '@/lib/data/read';
import { isChainType } from '@/lib/data/series-groups';
import { CARD_DAYS, dataCard } from '@/lib/data/card';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

/**
 * The list of series to compare with needs one day only; the points of a series are fetched when the reader chooses it.
 */
const COMPARED_DAYS = 1;
const RECORDS = 3;
const MENTIONS = 4;
type Props = { params: Promise<{ type: string }> };

async function readType({ params }: Props) {
  const { type } = await params;
  const language = await pageLanguage();
  const [series, all] = await Promise.all([
    listSeries(language, { type, days: CARD_DAYS }),
    listSeries(language, { days: COMPARED_DAYS }),
  ]);
  if (series.length === 0) notFound();
  const name = await typeName(type, series, language.locale);
  const others = all
    .filter(({ chart }) => chart === 'line')
    .map(({ key, name: title, unit }) => ({ key, name: withoutHyphens(title), unit }));
  return { type, series, all, others, language, locale: language.locale, plain: withoutHyphens(name) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('data');
  const { type, series, plain, locale } = await readType(props);
  return pageMetadata({
    locale,
    address: { name: 'dataType', params: { type } },
    title: t('typeTitle', { name: plain }),
    description: t('typeDescription', { name: plain }),
    image: shareImage('dataType', type, await dataCard(type, plain, series, locale)),
  });
}

export default async function DataTypePage(props: Props) {
  const t = await getTranslations('data');
  const { type, series, all, others, language, plain, locale } = await readType(props);
  const graph = <TypeGraph type={type} name={plain} series={series} locale={locale} />;
  const supply = series.find(({ chart, points }) => chart === 'supply' && points.length > 0);
  const [{ records: recent }, mentions, types] = await Promise.all([
    readRecords(language),
    readMentions(await mentionWord(type, plain, locale), MENTIONS, language),
    Promise.all(
      byType(all).map(async ([name, group]) => ({
        type: name,
        name: withoutHyphens(await typeName(name, group, locale)),
      })),
    ),
  ]);
  const aside = <TypeNav current={type} types={types} all={t('all')} locale={locale} />;
  if (supply) {
    const chainRecords = recent.filter((record) => isChainType(record.type)).slice(0, RECORDS);
    const chainTypes = [...new Set(chainRecords.map((record) => record.type))];
    const chainSeries = (
      await Promise.all(chainTypes.map((each) => listSeries(language, { type: each, days: CARD_DAYS })))
    ).flat();
    return (
      <>
        <SupplyPage
          series={supply}
          aside={aside}
          others={others}
          locale={locale}
          heldDays={CARD_DAYS}
          records={<TypeRecords records={chainRecords} series={chainSeries} locale={locale} />}
        >
          <TypeNotes series={series} mentions={mentions} locale={locale} />
        </SupplyPage>
        {graph}
      </>
    );
  }
  const records = recent.filter((record) => record.type === type).slice(0, RECORDS);
  return (
    <>
      <TypePage
        title={await typeQuestion(type, plain, locale)}
        aside={aside}
        series={series}
        others={others}
        records={records}
        mentions={mentions}
        locale={locale}
        heldDays={CARD_DAYS}
      />
      {graph}
    </>
  );
}
