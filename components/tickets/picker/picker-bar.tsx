'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/links/link';
import { zonedClock } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { href } from '@/lib/platform/routing/href';
import type { OpenOrder } from '@/lib/tickets/use-offer';
import { useTimeLeft } from '@/lib/tickets/use-time-left';
import { SeatHoldSquares } from '@/components/tickets/hold/seat-hold-squares';
import { TICKET_BOX_ID } from '@/components/tickets/box-id';
import { type PickerEvent, rowState } from '@/lib/tickets/picker-tickets';
import type { Picker } from './use-picker';

interface Props {
  picker: Picker;
  event: PickerEvent;
  onOpen: () => void;
}

/**
 * The bar at the foot of screens under 1280 px, hidden while the ticket box is visible: lowest price and a button, or
 * the reader's seat hold. Until the page's script has loaded, the bar is part of the page's flow on phones: at the foot
 * of the screen, but behind the box.
 */
export function PickerBar({ picker: { offer, tickets }, event, onOpen }: Props) {
  const t = useTranslations('tickets.picker');
  const locale = useLocale();
  const isAway = useIsAway();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [ownOrder] = offer?.open_orders ?? [];
  const open = tickets.filter((ticket) => rowState(ticket) === 'open' && !ticket.needsCode);
  const cheapest = open.toSorted((a, b) => a.price - b.price)[0];
  // The total is unknown when one ticket type does not publish its numbers.
  const left = open.reduce<number | null>(
    (sum, ticket) => (sum === null || ticket.left === null ? null : sum + ticket.left),
    0,
  );
  if (!isAway || (!ownOrder && !cheapest)) return null;
  return (
    <div
      className={`page-bar no-print inset-x-0 bottom-0 flex min-h-[76px] items-center justify-between gap-4 border-t-2 border-ink bg-paper px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] xl:hidden ${hasScript ? 'fixed z-20' : 'max-md:sticky max-md:z-1 max-md:order-[9998] max-md:-mx-4 max-md:mt-6 max-md:-mb-[100px] md:fixed md:z-20'}`}
    >
      {ownOrder ? (
        <OwnBar order={ownOrder} timeZone={event.timeZone} />
      ) : (
        cheapest && (
          <>
            <p className="leading-tight">
              <b className="n text-lg">
                {cheapest.price === 0
                  ? open.some(({ price }) => price > 0)
                    ? t('fromFree')
                    : t('free')
                  : t('from', { price: formatMoney(cheapest.price, cheapest.currency, locale) })}
              </b>
              <span className="n block text-xs text-ink-3 empty:hidden">
                {left !== null && t('left', { count: left })}
              </span>
            </p>
            <button
              type="button"
              onClick={onOpen}
              className="btn btn-ink min-h-12 min-w-[150px] max-[300px]:min-w-0"
            >
              {t('choose')}
            </button>
          </>
        )
      )}
    </div>
  );
}

const never = () => () => undefined;

function OwnBar({ order, timeZone }: { order: OpenOrder; timeZone: string }) {
  const t = useTranslations('tickets.picker');
  const locale = useLocale();
  const left = useTimeLeft(order.expires_at, order.server_time);
  const isHeld = order.situation === 'held' || order.situation === 'offered';
  return (
    <>
      <div className="grid gap-1.5 text-sm font-semibold">
        {isHeld && left !== null && <SeatHoldSquares left={left} size={9} gap={3} />}
        {isHeld && order.expires_at
          ? t('own.bar', { time: zonedClock(new Date(order.expires_at), timeZone) })
          : t('own.barWaiting')}
      </div>
      <Link href={href(locale, 'order', { id: order.id })} className="btn btn-ink min-h-12 min-w-[150px]">
        {t(isHeld ? 'own.goOn' : 'own.open')}
      </Link>
    </>
  );
}

function useIsAway(): boolean {
  const [isAway, setAway] = useState(true);
  useEffect(() => {
    const box = document.getElementById(TICKET_BOX_ID);
    if (!box) return;
    const watch = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return isAway;
}
