import { getTranslations } from 'next-intl/server';
import type { Series } from '@/lib/data/read';
import { WINDOWS } from '@/lib/data/windows';
import type { Locale } from '@/lib/platform/language/locales';
import { ChangeCells } from './change-cells';

/** The change of a series over the chosen window, with the name of that window before it. */
export async function WindowChange({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'data' });
  return (
    <span className="whitespace-nowrap">
      {WINDOWS.map((window) => (
        <span key={window} data-window={window}>
          {t(`window.${window}`)}
        </span>
      ))}{' '}
      <ChangeCells series={series} locale={locale} />
    </span>
  );
}
