import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { TicketTypeRow } from './ticket-type-row';

/** The ticket types of an event in its preview, where nothing can be bought. */
export async function TicketList({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('event');
  return (
    <section
      aria-labelledby="tickets-title"
      className="self-start border-2 border-ink bg-paper px-5 pt-5 pb-6 md:px-6"
    >
      <h2 id="tickets-title" className="pb-3 text-xl leading-normal">
        {t('noTicketsTitle')}
      </h2>
      <ul lang={foreignLang(event.lang, locale)}>
        {event.tickets.map((ticket) => (
          <TicketTypeRow key={ticket.id} ticket={ticket} locale={locale} />
        ))}
      </ul>
      <p className="border-t border-ink pt-4 text-sm leading-relaxed text-ink-2">{t('previewNote')}</p>
    </section>
  );
}
