import { useLocale, useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { knownAction } from '@/lib/hosting/log-actions';
import { zonedMoment } from '@/lib/events/time';

/** Who did what and when, newest first. */
export function OrderLog({ order, timeZone }: { order: DeskOrder; timeZone: string }) {
  const t = useTranslations('hosting.order.log');
  const locale = useLocale();
  return (
    <section>
      <h3 className="ho-subtitle">{t('title')}</h3>
      <ol className="ho-log">
        {order.log.map((entry, at) => {
          const action = knownAction(entry.action);
          const { reason } = entry.detail;
          return (
            <li key={at}>
              <span className="n">{zonedMoment(new Date(entry.time), timeZone, locale)}</span>
              <span>
                {action ? t(`actions.${action}`) : entry.action}
                {typeof reason === 'string' && reason !== '' && <q className="ms-2">{reason}</q>}{' '}
                <span className="ms-2 text-ink-3">
                  <UserText text={entry.actor || t(entry.detail.by === 'link' ? 'byLink' : 'portal')} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
