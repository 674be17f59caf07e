'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Qr } from '@/components/ui/qr';
import { zonedMoment } from '@/lib/events/time';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';

const MODULE_PX = 6;

/** The QR code for the gate, faint once it was used. A sentence instead when the ticket is not valid. */
export function TicketCode({ ticket }: { ticket: TicketDetail }) {
  const t = useTranslations('tickets.ticket');
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const { event, checked_in_time: usedAt } = ticket;
  if (ticket.token === '')
    return (
      <p
        role="status"
        className="border-y-2 border-ink py-8 text-3xl leading-[1.35] font-extrabold text-mark"
      >
        {t(
          `void.${event.state === 'cancelled' && ticket.state !== 'refunded' ? 'eventCancelled' : voidKey(ticket.state)}`,
        )}
      </p>
    );
  const code = <Qr value={ticket.token} label={t('qr', { code: ticket.code })} modulePx={MODULE_PX} />;
  if (usedAt === null || isShown)
    return <div className="-ms-2 inline-block bg-white p-2 [&>svg]:h-auto [&>svg]:max-w-full">{code}</div>;
  return (
    <div className="relative -ms-2 inline-block bg-white p-2 text-black [&>svg]:h-auto [&>svg]:max-w-full">
      <div className="opacity-[0.13] [&>svg]:h-auto [&>svg]:max-w-full" aria-hidden="true">
        {code}
      </div>
      <div className="absolute inset-0 grid content-center justify-items-start gap-1 p-3">
        <p className="text-display-sm leading-[1.15] font-extrabold">{t('used')}</p>
        <p className="n text-md font-semibold">
          {zonedMoment(new Date(usedAt), event.time_zone, locale)}
          <span className="ps-3">{ticket.checked_in_where}</span>
        </p>
        <button
          type="button"
          onClick={() => setShown(true)}
          className="min-h-11 underline underline-offset-4"
        >
          {t('showAnyway')}
        </button>
      </div>
    </div>
  );
}

function voidKey(state: TicketDetail['state']): 'refunded' | 'refunding' | 'cancelled' | 'unpaid' {
  switch (state) {
    case 'refunded':
    case 'refunding':
    case 'cancelled':
      return state;
    case 'requested':
    case 'reserved':
    case 'valid':
      return 'unpaid';
  }
}
