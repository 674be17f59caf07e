import { getTranslations } from 'next-intl/server';
import type { EventCard as Card, Organiser } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { EventCard } from './event-card';
import { SocialLinks } from './social-links';

interface Props {
  organisers: readonly (Organiser & { events: Card[]; upcomingTotal: number })[];
  locale: Locale;
}

/** The organisers with their next events; the number of all of them is in the gutter. */
export function OrganiserList({ organisers, locale }: Props) {
  return organisers.map((organiser) => (
    <section key={organiser.id} className="entry">
      <p className="entry-gutter gutter-count pt-6">
        <span
          className={`n-display text-4xl font-semibold md:text-display-xs ${organiser.upcomingTotal === 0 ? 'text-ink-3' : ''}`}
        >
          {organiser.upcomingTotal}
        </span>
      </p>
      <div className="entry-body grid gap-x-10 gap-y-5 border-t border-rule py-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 className="text-xl leading-snug" lang={foreignLang(organiser.lang, locale)}>
            <Link href={href(locale, 'organiser', { id: organiser.id })}>{organiser.name}</Link>
          </h2>
          <p className="type-summary mt-1.5" lang={foreignLang(organiser.descriptionLang, locale)}>
            {organiser.description}
          </p>
          <SocialLinks host={organiser} />
        </div>
        <Upcoming events={organiser.events} locale={locale} />
      </div>
    </section>
  ));
}

async function Upcoming({ events, locale }: { events: readonly Card[]; locale: Locale }) {
  const t = await getTranslations('organisers');
  if (events.length === 0) return <p className="type-meta">{t('none')}</p>;
  return (
    <ul className="grid content-start gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
