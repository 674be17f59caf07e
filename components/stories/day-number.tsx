import { TimeText } from '@/components/ui/time-text';

/** 11/20: the day as the ledger's big number. `day` is YYYY-MM-DD. */
export function DayNumber({ day, className }: { day: string; className: string }) {
  const [, month, date] = day.split('-');
  return (
    <TimeText at={day} className={className}>
      {month}
      <span className="mx-[0.02em] font-light text-ink-3">/</span>
      {date}
    </TimeText>
  );
}
