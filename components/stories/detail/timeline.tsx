import { groupByDay } from '@/lib/stories/flash-days';
import type { FlashView } from '@/lib/stories/flash-view';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { DayNumber } from '../day/day-number';
import { FlashEntry, type FlashLabels } from '../flash/flash-entry';
import { otherYear } from '@/lib/platform/dates/dates';

interface Props {
  flashes: readonly FlashView[];
  labels: FlashLabels;
  locale: Locale;
  /** The day (`YYYY-MM-DD`) whose date the caller already shows above the list. */
  openDay?: string;
  /** Whether the first entry of each hour gets its anchor, such as h13. */
  hasAnchors?: boolean;
}

/** Flashes by day. Each day begins with its date, which is sticky below the header. */
export function Timeline({ flashes, labels, locale, openDay, hasAnchors = false }: Props) {
  return groupByDay(flashes).map(({ day, views }) => (
    <section key={`${day}-${views[0]?.id}`}>
      <h2
        className={
          day === openDay
            ? 'sr-only'
            : 'sticky top-[52px] z-2 flex items-baseline gap-4 border-b border-ink bg-paper pb-2 pt-4 md:top-[60px]'
        }
      >
        {day === '' ? (
          <span className="type-item">{labels.undated}</span>
        ) : (
          <DayNumber
            day={day}
            locale={locale}
            className="n-display text-display-xs font-bold md:text-display-md"
          />
        )}
        <span className="type-meta font-normal">
          <span className="n">{otherYear(day)}</span> {weekdayName(day, locale)}
        </span>
      </h2>
      <ol className="ledger pt-4 max-md:-ms-3 md:pt-6">
        {views.map((flash, index) => (
          <li key={flash.id}>
            <FlashEntry
              flash={flash}
              labels={labels}
              locale={locale}
              id={
                hasAnchors && flash.hour !== null && views[index - 1]?.hour !== flash.hour
                  ? `h${flash.hour}`
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
    </section>
  ));
}
