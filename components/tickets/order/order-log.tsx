import { useLocale, useTranslations } from 'next-intl';
import { TimeText } from '@/components/ui/dates/time-text';
import { zonedMoment, zoneName } from '@/lib/events/time';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import { formatMoney } from '@/lib/platform/numbers/money';
import { logLines } from '@/lib/tickets/order-log';
import type { FullOrder } from '@/lib/tickets/sentence';

/** What happened to an order, newest first. Settled steps have a filled node. */
export function OrderLog({ order }: { order: FullOrder }) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const zone = order.event.time_zone;
  return (
    <section aria-label={t('log')} className="no-print">
      {logLines(order.log).map(({ time, action, actor, isSettled, amount, words }, at) => (
        <div key={`${time} ${action} ${at}`} className="entry">
          <p className="entry-gutter pt-4 text-sm text-ink-2">
            <TimeText at={time} className="n font-semibold">
              {`${zonedMoment(new Date(time), zone, locale)} ${zoneName(zone, new Date(time), locale)}`}
            </TimeText>
            <span
              className="block text-ink-3 max-md:inline max-md:ps-3"
              lang={foreignWordsLang(actor, locale)}
            >
              {actor}
            </span>
          </p>
          <span aria-hidden="true" className={`node top-[26px] ${isSettled ? 'bg-ink' : ''}`} />
          <div className="entry-body border-t border-rule py-4">
            <p className="text-md font-semibold">
              {t(`did.${action}`, { isFree: order.total === 0 ? 'yes' : 'no' })}
            </p>
            {(amount !== null || words !== '') && (
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
                {amount !== null && (
                  <span className="n">{formatMoney(amount, order.currency, locale, { isExact: true })}</span>
                )}
                {words !== '' && (
                  <span className="min-w-0 break-words" lang={foreignWordsLang(words, locale)}>
                    {words}
                  </span>
                )}
              </p>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
