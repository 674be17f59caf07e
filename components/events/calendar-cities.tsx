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
  'flex min-h-11 shrink-0 items-center gap-1.5 text-ink-3 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink md:min-h-9';

/** The cities of five weeks, each a link to its events alone. Nothing when there is nothing to choose. */
export async function CalendarCities({ cities, chosen, isChosen, day, today, locale }: Props) {
  const t = await getTranslations('calendar');
  if (cities.length < 2 && !isChosen) return null;
  return (
    <nav
      aria-label={t('cities')}
      className="flex gap-x-5 overflow-x-auto text-sm [scrollbar-width:none] md:flex-wrap"
    >
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
  );
}
