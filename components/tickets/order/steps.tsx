'use client';

import { useTranslations } from 'next-intl';
import { SeatHoldClock } from '@/components/tickets/hold/seat-hold-clock';
import { SeatHoldSquares } from '@/components/tickets/hold/seat-hold-squares';
import { zonedClock } from '@/lib/events/time';
import type { FullOrder } from '@/lib/tickets/sentence';
import { clockText } from '@/lib/tickets/clock';
import { useTimeLeft } from '@/lib/tickets/use-time-left';

export type StepName = 'attendees' | 'pay' | 'done';
const STEPS = ['choose', 'attendees', 'pay', 'done'] as const;

interface Props {
  order: FullOrder;
  step: StepName;
  canPay: boolean;
  onStep: (step: StepName) => void;
}

/** The four steps of buying; on a phone also the time left of the seat hold, below them. */
export function Steps({ order, step, canPay, onStep }: Props) {
  const t = useTranslations('tickets.step');
  const now = STEPS.indexOf(step);
  return (
    <nav
      aria-label={t('nav')}
      className="no-print relative z-1 -mx-4 bg-paper px-4 pt-4 md:mx-0 md:bg-transparent md:ps-[180px] md:pe-0"
    >
      <ol className="grid grid-cols-[repeat(4,auto)]">
        {STEPS.map((name, at) => {
          const isNow = at === now;
          const canGo = !isNow && (name === 'attendees' || (name === 'pay' && canPay));
          const edge = isNow
            ? 'border-b-[3px] border-ink font-bold'
            : at < now
              ? 'border-b border-ink'
              : 'border-b border-rule text-ink-3';
          return (
            <li key={name} aria-current={isNow ? 'step' : undefined} className={`${edge} text-base`}>
              {canGo ? (
                <button type="button" onClick={() => onStep(name)} className="min-h-11 py-2">
                  <StepWord at={at} word={t(name)} />
                </button>
              ) : (
                <span className="flex min-h-11 items-center py-2">
                  <StepWord at={at} word={t(name)} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <SeatHoldStrip order={order} />
    </nav>
  );
}

function StepWord({ at, word }: { at: number; word: string }) {
  return (
    <span>
      <span className="n pe-2 md:pe-3">{at + 1}</span> {word}
    </span>
  );
}

function SeatHoldStrip({ order }: { order: FullOrder }) {
  const t = useTranslations('tickets.hold');
  const left = useTimeLeft(order.expires_at, order.server_time);
  const isUnderWay = order.situation === 'reference_given' || order.situation === 'payment_delayed';
  if (left === null || order.expires_at === null || isUnderWay) return null;
  return (
    <div className="-mx-4 flex items-center justify-between gap-4 bg-band px-4 py-2.5 md:hidden">
      <div className="grid gap-1.5 text-sm text-ink-2">
        {!clockText(left).isHours && <SeatHoldSquares left={left} />}
        {t('until', { time: zonedClock(new Date(order.expires_at), order.event.time_zone) })}
      </div>
      <SeatHoldClock left={left} className="text-4xl" />
    </div>
  );
}
