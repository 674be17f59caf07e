import { useTranslations } from 'next-intl';

/** Stories about an entry in each week of a year; the last bar is cinnabar when there is one from today. */
export function SheetWeeks({
  year,
  weeks,
  isToday,
}: {
  year: number;
  weeks: readonly number[];
  isToday: boolean;
}) {
  const t = useTranslations('atlas');
  const max = Math.max(...weeks, 1);
  return (
    <div className="mt-4 border-t-2 border-ink pt-3 pb-4">
      <p className="flex items-baseline justify-between">
        <span className="text-base font-bold">{t('yearNews')}</span>
        <span className="type-meta">
          <b className="n-display me-1 text-3xl text-ink">{year}</b>
          {t('newsUnit', { count: year })}
        </span>
      </p>
      {year > 0 && (
        <div aria-hidden="true" className="mt-1 flex h-10 items-end gap-px border-b border-rule">
          {weeks.map((count, week) => (
            <i
              key={week}
              className={`flex-1 ${isToday && week === weeks.length - 1 ? 'bg-mark' : 'bg-ink'}`}
              style={{ height: `${(count / max) * 100}%` }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
