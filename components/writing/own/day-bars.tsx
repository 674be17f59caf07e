/** Views of 28 days as bars; the numbers stand in the name of the picture. */
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
