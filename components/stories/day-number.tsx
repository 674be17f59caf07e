import { TimeText } from '@/components/ui/time-text';

/** The day as a number, such as 11/20. `day` is YYYY-MM-DD. */
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
