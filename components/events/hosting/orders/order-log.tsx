import { useLocale, useTranslations } from 'next-intl';
import type { DeskOrder } from '@/lib/events/hosting/order-acts';
import { zonedMoment } from '@/lib/events/time';

/** Actions in the log of an order that have a text; others are shown by name. */
const KNOWN = [
  'created',
  'applied',
  'guest_added',
  'offered',
  'approve',
  'approveFree',
  'decline',
  'cancel',
  'cancelFree',
  'expire',
  'pay',
  'payLate',
  'returnLate',
  'returnOverLimit',
  'askRefund',
  'refund',
  'refuseRefund',
  'settle',
  'settlePart',
  'ask_again',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'edited',
  'money',
  'payment_begun',
  'payment_delayed',
  'refund_begun',
  'refund_done',
  'refund_failed',
  'reminded',
  'sent_again',
  'tickets_returned',
  'transfer_named',
  'transferred',
] as const;

/** Who did what and when, newest first. */
export function OrderLog({ order, timeZone }: { order: DeskOrder; timeZone: string }) {
  const t = useTranslations('hosting.order.log');
  const locale = useLocale();
  return (
    <section>
      <h3 className="ho-subtitle">{t('title')}</h3>
      <ol className="ho-log">
        {[...order.log].reverse().map((entry, at) => {
          const known = KNOWN.find((action) => action === entry.action);
          const { reason } = entry.detail;
          return (
            <li key={at}>
              <span className="n">{zonedMoment(new Date(entry.time), timeZone, locale)}</span>
              <span>
                {known ? t(`actions.${known}`) : entry.action}
                {typeof reason === 'string' && reason !== '' && <q className="ms-2">{reason}</q>}
              </span>
              <span className="text-ink-3">{entry.actor || t('portal')}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
