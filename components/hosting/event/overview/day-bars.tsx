interface Props {
  /** Number of tickets sold on each day. */
  days: readonly { day: string; tickets: number }[];
  /** The highest number of all rows, so that they share one scale; at least 1. */
  most: number;
  /** Names the picture for screen readers; the numbers are in the table of sales. */
  label: string;
}

/** A small bar chart with one bar per day. */
export function DayBars({ days, most, label }: Props) {
  return (
    <span role="img" aria-label={label} className="hr-days">
      {days.map(({ day, tickets }) => (
        <i
          key={day}
          style={{ height: tickets === 0 ? 1 : `${Math.max(8, (tickets / most) * 100)}%` }}
          data-none={tickets === 0 || undefined}
        />
      ))}
    </span>
  );
}
