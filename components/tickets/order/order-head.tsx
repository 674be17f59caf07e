'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { SeatHoldClock } from '@/components/tickets/hold/seat-hold-clock';
import { SeatHoldSquares } from '@/components/tickets/hold/seat-hold-squares';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserText } from '@/components/ui/words/user-text';
import { zoneName, zonedClock, zonedMoment } from '@/lib/events/time';
import { formatMoney } from '@/lib/platform/numbers/money';
import { clockText } from '@/lib/tickets/clock';
import { backOf, type FullOrder, type Sentence, type Tone } from '@/lib/tickets/sentence';
import { useIsPast } from '@/lib/tickets/use-is-past';
import { useTimeLeft } from '@/lib/tickets/use-time-left';
import { useOnExpiry } from '@/lib/tickets/use-on-expiry';
import { OrderAction } from './order-action';

interface Props {
  order: FullOrder;
  sentence: Sentence;
  /** Message shown below the sentence instead of its usual note. */
  note: 'attendeesNote' | 'cardNote' | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called when the seat hold expires while the page is open. */
  onOver: () => void;
  children: ReactNode;
}

/** Maximum length of a place that fits into the sentence, in characters. */
const SHORT = 14;

const NODES: Record<Tone, string> = {
  waiting: 'node',
  settled: 'node bg-ink',
  urgent: 'node node-key',
};

/** The state of the order as a sentence, with the clock in the gutter while seats are held. */
export function OrderHead({ order, sentence, note, heading, onOver, children }: Props) {
  const t = useTranslations('tickets.order');
  const words = useTranslations('tickets.hold');
  const locale = useLocale();
  const { key, amount, count, time, since, answer, moved } = sentence;
  const zone = order.event.time_zone;
  const isHeld = key === 'held' || key === 'offered' || key === 'underpaid';
  const left = useTimeLeft(isHeld ? order.expires_at : null, order.server_time);
  useOnExpiry(left, onOver);
  const isRefundPast = useIsPast(order.refund.until, order.server_time);
  // Free tickets can be returned at any time before the start.
  const isAsking = order.refund.is_possible && order.total > 0;
  const isPast = time !== null && time === order.refund.until && isRefundPast;

  const zoned = (iso: string, shown: string) => `${shown} ${zoneName(zone, new Date(iso), locale)}`;
  const moment = (iso: string) => zoned(iso, zonedMoment(new Date(iso), zone, locale));
  const money = (sum: number) => formatMoney(sum, order.currency, locale, { isExact: true });
  const back = backOf(order);
  const values = {
    amount: money(amount),
    count,
    isFree: order.total === 0 ? 'yes' : 'no',
    hasTime: time === null ? 'no' : isPast ? (isAsking ? 'past' : 'no') : 'yes',
    time: time ? (isHeld ? zoned(time, zonedClock(new Date(time), zone)) : moment(time)) : '',
    hasSince: since === null ? 'no' : 'yes',
    since: since ? moment(since) : '',
    by: order.cause === 'host' ? 'organiser' : (order.cause ?? 'other'),
    isByHand: order.refunds.some(({ is_manual, state }) => is_manual && state === 'waiting') ? 'yes' : 'no',
    isByTransfer: order.payments.some(({ method }) => method === 'manual') ? 'yes' : 'no',
    // A surplus is refunded without returning a ticket.
    what: back.surplus === 0 ? 'tickets' : back.rest === 0 ? 'surplus' : 'both',
    surplus: money(back.surplus),
    rest: money(back.rest),
    moved,
    isNamed: order.payment.transfer_id === '' ? 'no' : 'yes',
    was: order.moved?.start_time ? moment(order.moved.start_time) : '',
    now: moment(order.event.start_time),
    wasPlace: order.moved?.place?.before ?? '',
    nowPlace: order.moved?.place?.after ?? '',
    isShort: (order.moved?.place?.after ?? '').length <= SHORT ? 'yes' : 'no',
  };
  return (
    <header className="entry">
      <div className="entry-gutter pt-5 max-md:sr-only md:pt-10">
        {left !== null && time ? (
          // Hidden on phones, where the strip below the steps has the clock: screen readers would read out a second
          // one.
          <div className="grid max-md:hidden justify-items-end gap-2 text-sm text-ink-3">
            <SeatHoldClock left={left} className="text-display-md" />
            {!clockText(left).isHours && <SeatHoldSquares left={left} size={6} gap={2} />}
            {words('until', { time: values.time })}
          </div>
        ) : (
          <TimeText at={order.updated_time} className="n text-base text-ink-2">
            {moment(order.updated_time)}
          </TimeText>
        )}
      </div>
      <span aria-hidden="true" className={`${NODES[sentence.tone]} top-[54px] max-md:hidden`} />
      <div className="entry-body pt-5 pb-7 md:pt-9">
        <h1
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 outline-none text-phone-title leading-[1.25] font-extrabold break-keep [overflow-wrap:anywhere] md:text-display-xs"
        >
          <UserText text={t(`title.${key}`, values)} />
        </h1>
        <p className="pt-3 text-md leading-[1.75] text-ink-2">
          {answer !== '' && (
            <span className="block">
              {t('answered')}
              <UserText text={answer} />
            </span>
          )}
          <UserText text={note === null ? t(`note.${key}`, values) : t(note, values)} />
        </p>
        {order.is_test && <p className="pt-2 font-semibold text-mark">{t('test')}</p>}
        <OrderAction order={order} />
        {children}
      </div>
    </header>
  );
}
