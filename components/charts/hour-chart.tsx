import { shapeHours, type Hour } from '@/lib/charts/hours';

export interface HourChartProps {
  /** Names the list of links, such as "今日快讯，按小时". */
  label: string;
  /** Flashes per hour, from 00. */
  counts: readonly number[];
  /** The hour under way; null for a day that is over. */
  current: number | null;
  /** Link of an hour; without it the bars are only a picture. */
  hrefOf?: (hour: number) => string;
  /** Name of an hour's link, such as "13时，10条". */
  labelOf: (hour: number, count: number) => string;
  /** Height of the fullest hour in px. */
  height?: number;
}

const TICK_EVERY = 4;

/** The day at a glance: one bar per hour, the current one in cinnabar, hairlines for what is to come. */
export function HourChart({ label, counts, current, hrefOf, labelOf, height = 60 }: HourChartProps) {
  const Frame = hrefOf ? 'nav' : 'div';
  return (
    <Frame role={hrefOf ? undefined : 'img'} aria-label={label}>
      <ol className="m-0 grid list-none grid-cols-[repeat(24,minmax(0,1fr))] gap-x-[3px] p-0">
        {shapeHours(counts, current).map((hour) => (
          <li key={hour.hour} className="min-w-0">
            <HourBar
              hour={hour}
              height={height}
              href={hour.state === 'future' ? undefined : hrefOf?.(hour.hour)}
              name={labelOf(hour.hour, hour.count)}
            />
            {hour.hour % TICK_EVERY === 0 && (
              <span
                aria-hidden="true"
                className="n -mx-3 mt-1 block text-center text-[.78125rem]/[1.4] text-ink-3 first:ml-0"
              >
                {String(hour.hour).padStart(2, '0')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  );
}

interface HourBarProps {
  hour: Hour;
  height: number;
  href: string | undefined;
  name: string;
}

/** The whole column is the target, not just the bar: a quiet hour is as easy to hit as a busy one. */
function HourBar({ hour, height, href, name }: HourBarProps) {
  const colour = hour.state === 'current' ? 'bg-mark' : 'bg-ink';
  const bar =
    hour.count > 0 && hour.state !== 'future' ? (
      <span className={`block w-full ${colour}`} style={{ height: `max(2px, ${hour.height}%)` }} />
    ) : (
      <span className={`block h-px w-full ${hour.state === 'current' ? 'bg-mark' : 'bg-rule'}`} />
    );
  const column = 'flex items-end';
  if (href === undefined) {
    return (
      <span aria-hidden="true" className={column} style={{ height }}>
        {bar}
      </span>
    );
  }
  return (
    <a
      href={href}
      aria-label={name}
      aria-current={hour.state === 'current' ? 'time' : undefined}
      title={name}
      className={`${column} hover:bg-sel`}
      style={{ height }}
    >
      {bar}
    </a>
  );
}
