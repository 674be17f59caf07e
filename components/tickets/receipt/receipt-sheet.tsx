import { useLocale, useTranslations } from 'next-intl';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { SumLines } from '@/components/tickets/hold/sum-lines';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { zonedDay } from '@/lib/events/time';
import { formatDate } from '@/lib/platform/dates/dates';
import { formatMoney } from '@/lib/platform/numbers/money';

/** One receipt as it was issued: seller, buyer, lines, total and the tax included. */
export function ReceiptSheet({ receipt, timeZone }: { receipt: Receipt; timeZone: string }) {
  const t = useTranslations('tickets.receipt');
  const locale = useLocale();
  const { content, amount, tax, currency, invoice, issued_time: issued } = receipt;
  const money = (value: number) => formatMoney(value, currency, locale, { isExact: true });
  const rate = `${content.tax_basis_points / 100}%`;
  const facts: [string, string][] = [
    [t('seller'), content.seller.name],
    [t('taxNumber'), content.seller.tax_number],
    [t('buyer'), invoice?.title ?? ''],
    [t('buyerTaxNumber'), invoice?.tax_number ?? ''],
    [t('event'), `${content.event} · ${content.event_day}`],
    [t('order'), content.order_number],
  ];
  return (
    <section className="entry break-inside-avoid" aria-labelledby={`receipt-${receipt.id}`}>
      <div className="entry-gutter pt-1">
        <TimeText at={issued} className="n text-sm text-ink-2">
          {formatDate(zonedDay(new Date(issued), timeZone), locale, 'date')}
        </TimeText>
      </div>
      <div className="entry-body pb-10">
        <div className="max-w-[568px] border-2 border-ink bg-paper px-5 py-5 md:px-6">
          <h2 id={`receipt-${receipt.id}`} className="pb-1 text-xl leading-normal">
            {t(receipt.kind)} <span className="n">{t('number', { number: receipt.number })}</span>
          </h2>
          {receipt.counters !== null && (
            <p className="pb-2 text-sm text-ink-2">{t('counters', { number: receipt.counters })}</p>
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-rule py-3 text-sm leading-[1.8]">
            {facts
              .filter(([, value]) => value !== '')
              .map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="[overflow-wrap:anywhere]">
                    <UserTextInLocale text={value} locale={locale} />
                  </dd>
                </div>
              ))}
          </dl>
          <SumLines
            lines={content.lines.map((line, at) => ({ id: at, ...line }))}
            less={content.waived ? { label: t('waived'), amount: content.waived } : undefined}
            label={t('total')}
            total={amount}
            currency={currency}
          />
          <p className="flex justify-between gap-4 pt-3 text-sm text-ink-2">
            <span>{t('tax', { rate })}</span>
            <span className="n">{money(tax)}</span>
          </p>
          <p className="flex justify-between gap-4 text-sm text-ink-2">
            <span>{t('net')}</span>
            <span className="n">{money(amount - tax)}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
