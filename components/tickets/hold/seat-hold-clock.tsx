'use client';

import { useTranslations } from 'next-intl';
import { clockText, isLast, spokenMinutes } from '@/lib/tickets/clock';

interface Props {
  /** Time left in milliseconds. */
  left: number;
  className?: string;
}

/** The time left of a seat hold. Screen readers announce it at five, two and one minutes and at the end. */
export function SeatHoldClock({ left, className = 'text-display-sm' }: Props) {
  const t = useTranslations('tickets.hold');
  const { text, isHours } = clockText(left);
  const minutes = spokenMinutes(left);
  return (
    <p className="flex items-baseline gap-2">
      <b
        role="timer"
        aria-label={t('left')}
        className={`n leading-none font-bold [font-stretch:75%] ${className} ${isLast(left) ? 'text-mark' : 'text-ink'}`}
      >
        {text}
      </b>
      {isHours && <span className="text-md font-semibold">{t('hours')}</span>}
      <span aria-live="assertive" className="sr-only">
        {minutes === null ? '' : t('spoken', { minutes })}
      </span>
    </p>
  );
}
