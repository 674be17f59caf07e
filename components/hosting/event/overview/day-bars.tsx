interface Props {
  /** Number of tickets sold on each day. */
  days: readonly { day: string; tickets: number }[];
  /** The highest number of all rows, so that they share one scale; at least 1. */
  max: number;
  /** Names the picture for screen readers; the numbers are in the table of sales. */
  label: string;
}

/** A small bar chart with one bar per day. */
export function DayBars({ days, max, label }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      className="inline-flex h-6 max-w-[340px] items-end gap-0.5 overflow-hidden"
    >
      {days.map(({ day, tickets }) => (
        <i
          key={day}
          className={`w-1.5 ${tickets === 0 ? 'bg-rule' : 'bg-ink'}`}
          style={{ height: tickets === 0 ? 1 : `${Math.max(8, (tickets / max) * 100)}%` }}
        />
      ))}
    </span>
  );
}
