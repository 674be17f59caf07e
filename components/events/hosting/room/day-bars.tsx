interface Props {
  /** Tickets of each day. */
  days: readonly { day: string; tickets: number }[];
  /** The tallest bar of all rows: one scale for all. */
  most: number;
  /** Names the picture; the numbers are in the table of sales. */
  label: string;
}

/** A small bar a day. */
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
