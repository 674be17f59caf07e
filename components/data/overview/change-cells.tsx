import { getTranslations } from 'next-intl/server';
import { changeOf, formatChange } from '@/lib/data/change';
import { WINDOWS } from '@/lib/data/windows';
import type { Series } from '@/lib/data/read';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * The changes of a series over each window, of which the chosen one is shown (`data-window` in data.css): with sign
 * and colour, and words for screen readers.
 */
export async function ChangeCells({ series, locale }: { series: Series; locale: Locale }) {
  const t = await getTranslations('data');
  const sidebar = await getTranslations('sidebar');
  return WINDOWS.map((window) => {
    const change = changeOf(series, window);
    if (!change)
      return (
        <span key={window} data-window={window} className="text-ink-3">
          –
        </span>
      );
    const isDown = change.value < 0;
    return (
      <span
        key={window}
        data-window={window}
        className={isDown ? 'text-down' : change.value > 0 ? 'text-up' : ''}
      >
        <span className="sr-only">
          {t(`window.${window}`)} {change.value === 0 ? '' : isDown ? sidebar('down') : sidebar('up')}
        </span>
        {formatChange(change, { unit: series.unit, points: t('percentagePoints'), locale })}
      </span>
    );
  });
}
