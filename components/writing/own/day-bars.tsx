/** The name above a figure of a story. */
export const FIGURE_NAME = 'text-2xs text-ink-3';

/** Views of each day as bars; the numbers are in the label for screen readers. */
export function DayBars({ label, days }: { label: string; days: readonly number[] }) {
  const max = Math.max(1, ...days);
  return (
    <div>
      <dt className={FIGURE_NAME}>{label}</dt>
      <dd className="font-semibold">
        <span
          role="img"
          aria-label={`${label}: ${days.join(', ')}`}
          className="flex h-6 w-[84px] items-end gap-px border-b border-ctl"
        >
          {days.map((views, index) => (
            <i
              key={index}
              className="flex-1 bg-ink"
              style={{ height: `${Math.max(views > 0 ? 8 : 0, (views / max) * 100)}%` }}
            />
          ))}
        </span>
      </dd>
    </div>
  );
}
