import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { MessagesProvider } from '@/components/ui/hydration/messages-provider';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { FullEvent } from '@/lib/events/event';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { fromPage } from '@/lib/tickets/picker-tickets';
import { isOver } from '@/lib/tickets/state';
import { TICKET_BOX_ID } from './box-id';
import { TicketPicker } from './picker/picker-deferred';
import { TicketTypeRow } from './ticket-type-row';

/**
 * The framed box with the tickets of an event: the picker to buy them, or their list when the event is over or sells
 * none here.
 */
export async function TicketBox({ event, locale }: { event: FullEvent; locale: Locale }) {
  if (isOver(event.state) || event.tickets.length === 0) return <ClosedBox event={event} locale={locale} />;
  const { picker, hold } = (await messagesOf(locale)).tickets;
  return (
    <MessagesProvider locale={locale} messages={{ tickets: { picker, hold } }}>
      <TicketPicker
        event={{
          id: event.id,
          timeZone: event.timeZone,
          lang: foreignLang(event.lang, locale),
          needsApproval: event.needsApproval,
          startTime: event.startsAt,
          refundHours: event.refundHours,
          retainedPercent: event.retainedPercent,
          tickets: event.tickets.map(fromPage),
        }}
      />
    </MessagesProvider>
  );
}

async function ClosedBox({ event, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('event');
  const isPast = isOver(event.state);
  return (
    <section
      id={TICKET_BOX_ID}
      aria-labelledby="tickets-title"
      className="min-w-0 scroll-mt-20 self-start border-2 border-ink bg-paper px-5 pt-5 pb-6 md:px-6 xl:sticky xl:top-[100px]"
    >
      <h2 id="tickets-title" className="pb-3 text-xl leading-normal">
        {t(isPast ? 'ticketsEnded' : 'noTicketsTitle')}
      </h2>
      <ul lang={foreignLang(event.lang, locale)}>
        {event.tickets.map((ticket) => (
          <TicketTypeRow key={ticket.id} ticket={ticket} locale={locale} />
        ))}
      </ul>
      <p
        className={`border-t border-ink pt-4 text-sm leading-relaxed text-ink-2 ${event.state === 'cancelled' ? 'font-semibold' : ''}`}
      >
        {t(event.state === 'cancelled' ? 'cancelledNote' : isPast ? 'endedNote' : 'noTickets')}
      </p>
      {!isPast && <OrganiserLink event={event} locale={locale} />}
    </section>
  );
}

/** A link to an organiser who sells no tickets here: to one of its social accounts, else to its own page. */
async function OrganiserLink({ event: { host: organiser }, locale }: { event: FullEvent; locale: Locale }) {
  const t = await getTranslations('event');
  const { telegram, twitter, instagram, youtube } = organiser.social;
  const accountUrl = [telegram, twitter, instagram, youtube].find(Boolean);
  const className = 'no-print btn btn-ink btn-form mt-4';
  return accountUrl ? (
    <OutwardLink href={accountUrl} className={className}>
      {t('contactHost')}
    </OutwardLink>
  ) : (
    <Link href={href(locale, 'organiser', { id: organiser.id })} className={className}>
      {t('contactHost')}
    </Link>
  );
}
