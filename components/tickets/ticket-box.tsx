import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { isOver } from '@/lib/tickets/state';
import { TicketRow } from './ticket-row';

export const TICKET_BOX_ID = 'tickets';

/** The one framed box: what there is to buy. Orders are not taken here yet; a line in the box tells the reader. */
export async function TicketBox({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('event');
  const isPast = isOver(event.state);
  return (
    <section
      id={TICKET_BOX_ID}
      aria-labelledby="tickets-title"
      className="scroll-mt-20 self-start border-2 border-ink bg-paper px-5 pt-5 pb-6 md:px-6 xl:sticky xl:top-[100px]"
    >
      <h2 id="tickets-title" className="pb-3 text-[20px] leading-normal">
        {t(isPast ? 'ticketsEnded' : 'tickets')}
      </h2>
      <ul lang={foreignLang(event.lang, locale)}>
        {event.tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            locale={locale}
            timeZone={event.timeZone}
            isOver={isPast}
          />
        ))}
      </ul>
      <div className="border-t border-ink pt-4 text-[14.5px] leading-relaxed text-ink-2">
        <TicketNote event={event} />
      </div>
    </section>
  );
}

async function TicketNote({ event: { state, tickets } }: { event: FullEvent }) {
  const t = await getTranslations('event');
  if (state === 'cancelled') return <p className="font-semibold text-ink">{t('cancelledNote')}</p>;
  if (state === 'ended') return <p>{t('endedNote')}</p>;
  if (tickets.length === 0) return <p>{t('noTickets')}</p>;
  return (
    <>
      <p>{t('notOpenYet')}</p>
      <p>{t('askHost')}</p>
    </>
  );
}
