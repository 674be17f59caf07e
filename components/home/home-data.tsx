import { getTranslations } from 'next-intl/server';
import { SparkBars } from '@/components/charts/spark-bars';
import { Sparkline } from '@/components/charts/sparkline';
import { SupplySquares } from '@/components/data/supply/supply-squares';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { SUPPLY_MILLIONS } from '@/lib/data/supply-squares';
import { seriesFigure } from '@/lib/data/series-figure';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { DataFigure } from './data-figure';
import { listSeries, type Series } from '@/lib/data/read';

const DAYS = 60;
const MILLION = 1_000_000;
/** The series of the home page; a newsroom that keeps none of them shows its own. */
const LINES = ['spot-etf-flow', 'stablecoin-cap', 'dex-volume'];
/** The room of the row. */
const MAX_LINES = 4;
/** The flow series, whose values are changes and are shown with a sign and its colour. */
const FLOW = 'spot-etf-flow';

/** What the section shows. */
interface HomeSeries {
  supply: Series | undefined;
  lines: Series[];
}

/** The series of the home page, of 60 days; null when none has a value in that time. */
export async function readHomeSeries(language: ReaderLanguage): Promise<HomeSeries | null> {
  const all = (await listSeries(language, { days: DAYS })).filter(({ points }) => points.length > 0);
  const supply = all.find(({ chart }) => chart === 'supply');
  const usual = LINES.flatMap((key) => all.find((series) => series.key === key) ?? []);
  const others = supply ? [] : all.slice(0, MAX_LINES);
  const lines = usual.length > 0 ? usual : others;
  return supply || lines.length > 0 ? { supply, lines } : null;
}

/** How much bitcoin has been mined, and three series; or the first series of a newsroom that has none of these. */
export async function HomeData({ series, language }: { series: HomeSeries; language: ReaderLanguage }) {
  const t = await getTranslations('home');
  const { locale } = language;
  const { supply, lines } = series;
  const coins = supply?.points.at(-1)?.value;
  const mined = (coins ?? 0) / MILLION;
  const minedWords = locale === 'en' ? formatFigure(mined, { digits: 2 }) : formatFigure(mined * 100);
  return (
    <ul className="grid grid-cols-2 max-[300px]:grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-4">
      {supply && coins !== undefined && (
        <DataFigure
          href={href(locale, 'dataType', { type: supply.type })}
          name={t('mined')}
          figure={formatFigure((mined / SUPPLY_MILLIONS) * 100, { digits: 1 })}
          unit={t('minedOf')}
        >
          <SupplySquares label={t('minedLabel', { mined: minedWords })} minedMillions={mined} />
        </DataFigure>
      )}
      {lines.map((each) => (
        <Line key={each.key} series={each} language={language} />
      ))}
    </ul>
  );
}

async function Line({ series, language: { locale } }: { series: Series; language: ReaderLanguage }) {
  const t = await getTranslations('home');
  const common = await getTranslations('common');
  const isFlow = series.key === FLOW;
  const values = series.points.map(({ value }) => value);
  const latest = values.at(-1);
  if (latest === undefined) return null;
  return (
    <DataFigure
      href={href(locale, 'dataType', { type: series.type })}
      name={series.name}
      sample={series.isSample && common('sample')}
      {...seriesFigure(latest, series, isFlow)}
    >
      {isFlow ? (
        <SparkBars label={t('trend', { name: series.name, days: DAYS })} values={values} />
      ) : (
        <Sparkline label={t('trend', { name: series.name, days: DAYS })} values={values} />
      )}
    </DataFigure>
  );
}
