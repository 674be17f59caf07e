import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { calendarAddress } from '@/lib/events/calendar-address';
import type { City } from '@/lib/events/cities';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  cities: readonly City[];
  /** The key of the chosen city in the language of the page, or the name in the address. */
  chosen: string | undefined;
  isChosen: boolean;
  day: string;
  today: string;
  locale: Locale;
}

const LINK =
  'flex min-h-11 items-center justify-between gap-4 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink';

/** A menu of the cities of five weeks, each a link to its events alone. Nothing when there is nothing to choose. */
export async function CalendarCities({ cities, chosen, isChosen, day, today, locale }: Props) {
  const t = await getTranslations('calendar');
  if (cities.length < 2 && !isChosen) return null;
  return (
    <details key={`${day} ${chosen}`} className="no-print relative shrink-0 text-sm">
      <summary className="menu-summary">
        {isChosen ? (cities.find(({ key }) => key === chosen)?.name ?? chosen) : t('allCities')}
        <span aria-hidden="true">▾</span>
      </summary>
      <nav aria-label={t('cities')} className="menu-panel">
        <Link
          href={calendarAddress(locale, day, today)}
          aria-current={isChosen ? undefined : 'true'}
          className={LINK}
        >
          {t('allCities')}
        </Link>
        {isChosen && !cities.some(({ key }) => key === chosen) && (
          <span aria-current="true" className={LINK}>
            {chosen}
          </span>
        )}
        {cities.map(({ key, name, lang, count }) => (
          <Link
            key={key}
            href={calendarAddress(locale, day, today, key)}
            aria-current={isChosen && key === chosen ? 'true' : undefined}
            lang={foreignLang(lang, locale)}
            className={LINK}
          >
            {name} <span className="n type-meta font-normal">{count}</span>
          </Link>
        ))}
      </nav>
    </details>
  );
}
