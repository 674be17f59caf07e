import { getTranslations } from 'next-intl/server';
import { StoredText } from '@/components/rich-text/stored-text';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { TimeText } from '@/components/ui/dates/time-text';
import { agendaDays } from '@/lib/events/agenda-days';
import type { FullEvent } from '@/lib/events/event';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { EventOrganisers } from './event-organisers';

/** Description, agenda, organiser and links of an event. */
export async function EventSections({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('event');
  const lang = foreignLang(event.lang, locale);
  const days = agendaDays(event.agenda, event);
  return (
    <>
      <div className="entry">
        <div className="entry-body col-start-2 pb-8">
          <h2 className="sr-only">{t('about')}</h2>
          <StoredText html={event.details} lang={event.lang} locale={locale} />
        </div>
      </div>
      {event.agenda.length > 0 && (
        <LedgerSection label={t('agenda')}>
          <div className="grid gap-6">
            {days.map(({ day, entries }) => (
              <div key={day}>
                {days.length > 1 && (
                  <h3 className="n mb-2 text-base font-bold">
                    <TimeText at={day}>{formatDate(day, locale, 'day')}</TimeText>
                  </h3>
                )}
                <ol lang={lang} className="grid gap-3">
                  {entries.map(({ time, title }) => (
                    <li
                      key={`${time} ${title}`}
                      className="grid grid-cols-[52px_minmax(0,1fr)] text-md md:grid-cols-[68px_minmax(0,1fr)]"
                    >
                      <b className="n font-semibold">{time}</b>
                      {title}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </LedgerSection>
      )}
      <LedgerSection label={t('host')}>
        <EventOrganisers event={event} locale={locale} />
      </LedgerSection>
      {event.links.length > 0 && (
        <LedgerSection label={t('links')}>
          <ul lang={lang} className="flex flex-wrap gap-x-6 gap-y-2">
            {event.links.map(({ label, url }) => (
              <li key={url}>
                <OutwardLink href={url} className="text-link underline underline-offset-4">
                  {label}
                </OutwardLink>
              </li>
            ))}
          </ul>
        </LedgerSection>
      )}
    </>
  );
}
