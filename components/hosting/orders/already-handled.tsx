import { useTranslations } from 'next-intl';
import { knownAction } from '@/lib/hosting/log-actions';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { zonedClock } from '@/lib/events/time';

/** Shown when another person acted first: says what they did, and that nothing was done twice. */
export function AlreadyHandled({ order, timeZone }: { order: DeskOrder; timeZone: string }) {
  const t = useTranslations('hosting.order');
  const [last] = order.log;
  const action = last && knownAction(last.action);
  return (
    <p role="alert" className="ho-overtaken">
      {last && (
        <b>
          {t('overtaken', {
            time: zonedClock(new Date(last.time), timeZone),
            who: last.actor || t('log.portal'),
            what: action ? t(`log.actions.${action}`) : last.action,
          })}
        </b>
      )}{' '}
      {t('notTwice')}
    </p>
  );
}
