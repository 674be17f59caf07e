import { getTranslations } from 'next-intl/server';
import { ChosenWindow } from '@/components/data/overview/chosen-window';
import { WindowChange } from '@/components/data/overview/window-change';
import { SampleMark } from '@/components/ui/words/sample-mark';
import type { Series } from '@/lib/data/read';
import { latestFigure } from '@/lib/data/latest-figure';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { TypeDrawing } from './type-drawing';

/** The latest value of a series as the largest thing on its page, one sentence with its change, and a drawing to count. */
export async function TypeHead({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  const { figure, unit } = latestFigure(series);
  return (
    <div
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_320px]"
      lang={foreignLang(series.lang, locale)}
    >
      <div>
        <p className="flex items-baseline gap-x-3 whitespace-nowrap max-md:flex-wrap">
          <b
            className={`n-display text-display-fluid font-bold md:text-display-2xl xl:text-display-3xl ${series.stoppedAt === null ? '' : 'text-ink-3'}`}
          >
            {figure}
          </b>
          <span className="text-xl font-bold">{unit}</span>
        </p>
        <p className="mt-4 text-lg text-ink-2">
          {series.description}{' '}
          <span className="font-bold text-ink">
            <WindowChange series={series} locale={locale} />
          </span>
          {series.isSample && <SampleMark word={t('sample')} />}
        </p>
        <ChosenWindow locale={locale} />
      </div>
      <TypeDrawing series={series} locale={locale} />
    </div>
  );
}
