import { getTranslations } from 'next-intl/server';
import { WINDOWS } from '@/lib/data/windows';
import type { Locale } from '@/lib/platform/language/locales';
import { ChosenWindow } from './chosen-window';

/** The switch of the window and, on a wide screen, the names of the columns. */
export async function SeriesHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'data' });
  const column = 'text-xs text-ink-3';
  return (
    <div className="entry">
      <div className="entry-gutter" />
      <div className="entry-body border-t-2 border-ink">
        <div className="flex flex-wrap items-center justify-between md:gap-x-6">
          <ChosenWindow locale={locale} />
          <label className="no-print flex min-h-11 items-center gap-1.5 text-sm text-ink-2">
            <input type="checkbox" className="watch-only size-4 accent-ink" />
            {t('watchOnly')}
          </label>
        </div>
        <p className="watch-hint py-4 text-base text-ink-2">{t('watchHint')}</p>
        <div aria-hidden="true" className="series-columns">
          <span className={column}>{t('name')}</span>
          <span className={`${column} text-end`}>{t('now')}</span>
          <span />
          <span className={`${column} text-end`}>
            {WINDOWS.map((window) => (
              <span key={window} data-window={window}>
                {t(`window.${window}`)}
              </span>
            ))}
          </span>
          <span className={`${column} ps-5`}>{t('since')}</span>
          <span className={column}>{t('lastDays')}</span>
        </div>
      </div>
    </div>
  );
}
