import { getTranslations } from 'next-intl/server';
import { WINDOWS } from '@/lib/data/windows';
import type { Locale } from '@/lib/platform/language/locales';
import { WindowSwitch } from './window-switch-deferred';

/** The switch of the window and, on a wide screen, the names of the columns. */
export async function SeriesHeader({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'data' });
  const windows = {
    day: t('window.day'),
    week: t('window.week'),
    month: t('window.month'),
    year: t('window.year'),
  };
  const column = 'text-[13.5px] text-ink-3';
  return (
    <div className="entry">
      <div className="entry-gutter" />
      <div className="entry-body border-t-2 border-ink">
        <WindowSwitch label={t('changeOver')} windows={windows} />
        <div aria-hidden="true" className="series-columns">
          <span className={column}>{t('name')}</span>
          <span className={`${column} text-end`}>{t('now')}</span>
          <span />
          <span className={`${column} text-end`}>
            {WINDOWS.map((window) => (
              <span key={window} data-window={window}>
                {windows[window]}
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
