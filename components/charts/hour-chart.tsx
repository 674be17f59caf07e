import { shapeHours, type Hour } from '@/lib/charts/hours';

export interface HourChartProps {
  /** Names the list of links, such as "今日快讯，按小时". */
  label: string;
  /** Flashes of 24 hours in a row. */
  counts: readonly number[];
  /** The hour of the first count. Where it is not 00, a line marks midnight. */
  first?: number;
  /** The current hour, 0 to 23; null for a past day. */
  current: number | null;
  /**
   * Link of an hour. Where a link covers four hours, it is that of the first hour with a flash. Without it the chart
   * is only an image.
   */
  hrefOf?: (hour: number) => string;
  /** Label of a link, from its first to its last hour (the same where there is room for 24 links). */
  labelOf: (from: number, to: number, count: number) => string;
  /** Height of the fullest hour, in px or as a CSS length. */
  height?: number | string;
}

/** The hours with a label, and those with one where a chart is narrow, as on a phone. */
const TICK_EVERY = { wide: 4, narrow: 6 };
/** Hours a link covers: one where a bar is wide enough to click (24 px), else four. */
const SPANS = [
  { hours: 1, className: 'hidden @min-[576px]:grid grid-cols-24' },
  { hours: 4, className: 'grid @min-[576px]:hidden grid-cols-6' },
] as const;

/** One bar per hour, the current one in cinnabar; hairlines for hours without flashes and future hours. */
export function HourChart({
  label,
  counts,
  first = 0,
  current,
  hrefOf,
  labelOf,
  height = 60,
}: HourChartProps) {
  const hours = shapeHours(counts, current, first);
  return (
    <div className="@container">
      <div className="relative" {...(!hrefOf && { role: 'img', 'aria-label': label })}>
        {hrefOf && (
          <nav aria-label={label}>
            {SPANS.map((span) => (
              <HourLinks
                key={span.hours}
                hours={hours}
                span={span.hours}
                hrefOf={hrefOf}
                labelOf={labelOf}
                className={`absolute inset-x-0 top-0 ${span.className}`}
                height={height}
              />
            ))}
          </nav>
        )}
        <div aria-hidden="true" className="pointer-events-none relative grid grid-cols-24">
          {hours.map((hour) => (
            <div key={hour.hour} className="relative min-w-0 px-[1.5px]">
              {hour.hour === 0 && first !== 0 && (
                <span
                  data-midnight=""
                  className="absolute inset-y-0 start-0 border-s border-rule"
                  style={{ height }}
                />
              )}
              <span className="flex items-end" style={{ height }}>
                <Bar hour={hour} />
              </span>
              <Tick hour={hour.hour} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Tick({ hour }: { hour: number }) {
  const isWide = hour % TICK_EVERY.wide === 0;
  const isNarrow = hour % TICK_EVERY.narrow === 0;
  if (!isWide && !isNarrow) return null;
  const shown = isWide ? (isNarrow ? 'block' : 'block @max-[260px]:hidden') : 'hidden @max-[260px]:block';
  return (
    <span className={`n -mx-3 ${shown} mt-1 text-center text-chart-axis/[1.4] text-ink-3`}>
      {String(hour).padStart(2, '0')}
    </span>
  );
}

function Bar({ hour }: { hour: Hour }) {
  const isNow = hour.state === 'current';
  return hour.count > 0 && hour.state !== 'future' ? (
    <span
      className={`block w-full ${isNow ? 'bg-mark' : 'bg-ink'}`}
      style={{ height: `max(2px, ${hour.height}%)` }}
    />
  ) : (
    <span className={`block h-px w-full ${isNow ? 'bg-mark' : 'bg-rule'}`} />
  );
}

interface HourLinksProps extends Required<Pick<HourChartProps, 'hrefOf' | 'labelOf' | 'height'>> {
  hours: readonly Hour[];
  span: number;
  className: string;
}

/** Links as high as the whole column, so that hours with few flashes are as easy to click. Future hours have none. */
function HourLinks({ hours, span, hrefOf, labelOf, className, height }: HourLinksProps) {
  const runs = hours
    .map((_, column) => hours.slice(column, column + span))
    .filter((_, column) => column % span === 0);
  return (
    <ol className={className}>
      {runs.map((run) => {
        const started = run.filter(({ state }) => state !== 'future');
        const [first, last] = [started[0], started.at(-1)];
        if (!first || !last) return <li key={run[0]?.hour} />;
        const count = started.reduce((sum, hour) => sum + hour.count, 0);
        const busy = started.find((hour) => hour.count > 0) ?? first;
        const name = labelOf(first.hour, last.hour, count);
        return (
          <li key={first.hour}>
            <a
              href={hrefOf(busy.hour)}
              aria-label={name}
              title={name}
              aria-current={started.some(({ state }) => state === 'current') ? 'time' : undefined}
              className="block hover:bg-sel"
              style={{ height }}
            />
          </li>
        );
      })}
    </ol>
  );
}
