import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { Link } from '@/components/ui/links/link';
import { readBoundEvent } from '@/lib/landings/bound-event';
import { formatMoney } from '@/lib/platform/numbers/money';
import { href } from '@/lib/platform/routing/href';
import type { SectionContext } from '../section-context';

/** Whether so few tickets are left that the number has the accent colour. */
const isScarce = ({ state, left }: { state: string; left: number | null }) =>
  state === 'on_sale' && left !== null && left <= 10;

/**
 * Prices and remaining tickets of the landing page's event, with a link to it. A sentence instead when sales are
 * over.
 */
export async function TicketsSection({
  section,
  landing,
  language,
  phase,
}: SectionContext & { section: SectionOf<'tickets'> }) {
  const { event_id: eventId } = landing.view;
  const { locale } = language;
  const t = await getTranslations('landing');
  const event = eventId !== null && phase !== 'after' ? await readBoundEvent(eventId, language) : null;
  if (!event) return <p className="text-ink-2">{t('salesOver')}</p>;
  return (
    <div className="max-w-[720px] border-2 border-ink px-5 py-2 md:px-7">
      <ul>
        {event.tickets.map((ticket) => (
          <li
            key={ticket.id}
            className={`grid grid-cols-[minmax(0,1fr)_auto_6em] items-baseline gap-x-4 border-b border-rule py-3.5 max-[300px]:grid-cols-[auto_minmax(0,1fr)] ${ticket.state === 'on_sale' ? '' : 'text-ink-3'}`}
          >
            <div className="max-[300px]:col-span-full">
              <h3 className="text-lg leading-snug">{ticket.name}</h3>
              {ticket.note !== '' && <p className="type-meta">{ticket.note}</p>}
            </div>
            <b className="n">
              {ticket.price === 0 ? t('bar.free') : formatMoney(ticket.price, ticket.currency, locale)}
            </b>
            <span
              className={`n text-end text-sm ${isScarce(ticket) ? 'font-semibold text-mark' : 'text-ink-3'}`}
            >
              {t(
                ticket.state === 'on_sale' && ticket.left === null
                  ? 'ticket.onSale'
                  : `ticket.${ticket.state}`,
                { count: ticket.left ?? 0 },
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 py-4">
        <p className="type-meta max-w-[30em]">{section.note}</p>
        <Link href={href(locale, 'event', { id: event.id })} className="btn btn-ink min-h-[52px] px-8">
          {t('tickets')}
        </Link>
      </div>
    </div>
  );
}
