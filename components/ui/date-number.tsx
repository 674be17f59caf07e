import { DateParts } from './date-parts';

/** A day in narrow figures: `12/05`, `5 Dec`. `value` is what `formatDate` writes as `monthDay`. */
export function DateNumber({ value, className = '' }: { value: string; className?: string }) {
  return (
    <span className={`n-display font-semibold ${className}`}>
      <DateParts value={value} />
    </span>
  );
}
