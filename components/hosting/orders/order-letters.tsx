import { useLocale, useTranslations } from 'next-intl';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { zonedMoment } from '@/lib/events/time';

/** The e-mails with the tickets of an order, and whether each was sent. */
export function OrderLetters({ order, timeZone }: { order: DeskOrder; timeZone: string }) {
  const t = useTranslations('hosting.order.letters');
  const locale = useLocale();
  if (order.letters.length === 0) return null;
  return (
    <section>
      <h3 className="ho-subtitle">{t('title')}</h3>
      <ul className="ho-letters">
        {order.letters.map((letter) => (
          <li key={`${letter.ticket_id}${letter.time}`}>
            <span className="min-w-0 flex-1">{letter.to}</span>
            <span className={letter.state === 'failed' ? 'text-mark' : 'text-ink-2'}>{t(letter.state)}</span>
            <span className="n type-meta">{zonedMoment(new Date(letter.time), timeZone, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
