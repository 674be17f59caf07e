/** Views of each day as bars; the numbers are in the label for screen readers. */
export function DayBars({ label, days }: { label: string; days: readonly number[] }) {
  const most = Math.max(1, ...days);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span role="img" aria-label={`${label}: ${days.join(', ')}`} className="own-days">
          {days.map((views, index) => (
            <i key={index} style={{ height: `${Math.max(views > 0 ? 8 : 0, (views / most) * 100)}%` }} />
          ))}
        </span>
      </dd>
    </div>
  );
}
