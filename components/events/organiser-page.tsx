import { getTranslations } from 'next-intl/server';
import { OrganiserAlerts } from '@/components/alerts/event-alerts';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import type { EventCard, Organiser } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { EventRow } from './event-row';
import { SocialLinks } from './social-links';

interface Props {
  organiser: Organiser;
  upcoming: readonly EventCard[];
  past: readonly EventCard[];
  locale: Locale;
}

/** An organiser with their upcoming and past events. */
export async function OrganiserPage({ organiser, upcoming, past, locale }: Props) {
  const t = await getTranslations('organisers');
  return (
    <LedgerPage
      title={organiser.name}
      intro={organiser.description || undefined}
      lang={foreignLang(organiser.lang, locale)}
      introLang={foreignLang(organiser.descriptionLang, locale)}
      gutter="event"
      below={
        <div className="flex flex-wrap items-center gap-x-6">
          <SocialLinks host={organiser} />
          <Link href={href(locale, 'organisers')} className="underline underline-offset-4">
            {t('all')}
          </Link>
          <OrganiserAlerts id={organiser.id} locale={locale} />
        </div>
      }
    >
      <Part title={t('upcoming')} empty={t('none')} events={upcoming} locale={locale} />
      {past.length > 0 && <Part title={t('past')} events={past} locale={locale} />}
    </LedgerPage>
  );
}

interface PartProps {
  title: string;
  empty?: string;
  events: readonly EventCard[];
  locale: Locale;
}

function Part({ title, empty, events, locale }: PartProps) {
  return (
    <section>
      <div className="entry">
        <span aria-hidden="true" className="node top-[2rem]" />
        <div className="entry-body col-start-2 pt-6 pb-3">
          <h2 className="type-section">{title}</h2>
          {events.length === 0 && <p className="mt-2 text-ink-2">{empty}</p>}
        </div>
      </div>
      {events.map((event) => (
        <EventRow key={event.id} event={event} locale={locale} />
      ))}
    </section>
  );
}
