import { getTranslations } from 'next-intl/server';
import { ChangeCells } from '@/components/data/overview/change-cells';
import { SampleMark } from '@/components/ui/words/sample-mark';
import type { Series } from '@/lib/data/read';
import { seriesFigure } from '@/lib/data/series-figure';
import { WINDOWS } from '@/lib/data/windows';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { TypeDrawing } from './type-drawing';

/** The latest value of a series as the largest thing on its page, one sentence with its change, and a drawing to count. */
export async function TypeHead({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  const { figure, unit } = seriesFigure(series, series.chart === 'bars');
  return (
    <div
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_320px]"
      lang={foreignLang(series.lang, locale)}
    >
      <div>
        <p className="flex items-baseline gap-x-3 whitespace-nowrap max-md:flex-wrap">
          <b
            className={`n-display text-[min(19vw,84px)] font-bold md:text-[104px] xl:text-[128px] ${series.stoppedAt === null ? '' : 'text-ink-3'}`}
          >
            {figure}
          </b>
          <span className="text-[19px] font-bold">{unit}</span>
        </p>
        <p className="mt-4 text-[17px] text-ink-2">
          {series.description}{' '}
          <span className="whitespace-nowrap font-bold text-ink">
            {WINDOWS.map((window) => (
              <span key={window} data-window={window}>
                {t(`window.${window}`)}
              </span>
            ))}{' '}
            <ChangeCells series={series} locale={locale} />
          </span>
          {series.isSample && <SampleMark word={t('sample')} />}
        </p>
      </div>
      <TypeDrawing series={series} locale={locale} />
    </div>
  );
}
