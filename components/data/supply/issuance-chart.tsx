'use client';

import { ChartCursor } from '@/components/charts/chart-cursor';
import { CAP, type IssuancePoint, type RewardSpan } from '@/lib/data/issuance';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { RewardBars } from './reward-bars';

export interface IssuanceProps {
  points: readonly IssuancePoint[];
  spans: readonly RewardSpan[];
  /** Grid lines: a number of coins and its label. */
  ticks: readonly { value: number; text: string }[];
  years: readonly { year: number; across: number }[];
  labels: {
    chart: string;
    cursor: string;
    mined: string;
    expected: string;
    reward: string;
    cap: string;
    today: string;
  };
}

const STYLE = { colour: 'var(--ink)', dash: undefined };
const DASHED = { colour: 'var(--ink)', dash: '5 4' };
/** Top of the axis, a little above the cap. */
const TOP = CAP * 1.04;

const up = (coins: number) => (coins / TOP) * 100;
const textOf = (coins: number | null) => (coins === null ? '–' : formatFigure(coins));

/** Mined coins by half years, with the expected ones dashed, under the cap; below them the reward of a block. */
export function IssuanceChart({ points, spans, ticks, years, labels }: IssuanceProps) {
  const today = points.findLast(({ mined }) => mined !== null);
  return (
    <div className="@container text-chart-axis/[1.4] text-ink-3">
      <div className="grid grid-cols-[0_minmax(0,1fr)_auto] grid-rows-[minmax(1.25rem,auto)_clamp(200px,36vw,340px)_84px_1.75rem]">
        <div role="img" aria-label={labels.chart} className="relative col-start-2 row-start-2">
          {ticks.map(({ value }) => (
            <i
              key={value}
              className={`absolute inset-x-0 border-t ${value === 0 ? 'border-ctl' : 'border-rule'}`}
              style={{ bottom: `${up(value)}%` }}
            />
          ))}
          <i
            className="absolute inset-x-0 border-t border-dotted border-ink"
            style={{ bottom: `${up(CAP)}%` }}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={pathOf(points, 'mined')} {...LINE} strokeWidth={2.5} />
            <path d={pathOf(points, 'expected')} {...LINE} strokeWidth={1.75} strokeDasharray={DASHED.dash} />
          </svg>
          {today && (
            <p
              aria-hidden="true"
              className="absolute h-0 text-xs font-bold text-mark"
              style={{ left: `${today.across}%`, bottom: `${up(today.mined ?? 0)}%` }}
            >
              <i className="absolute bottom-0 size-2 -translate-x-1/2 translate-y-1/2 bg-mark" />
              {/* To the right of the square, because the curve passes above the text there. */}
              <span className="absolute start-0 top-2 one-line">
                {labels.today} <span className="n">{textOf(today.mined)}</span>
              </span>
            </p>
          )}
        </div>
        <div aria-hidden="true" className="relative col-start-3 row-start-2">
          {[...ticks, { value: CAP, text: labels.cap }].map(({ value, text }) => (
            <span key={value} className="block h-0">
              <span className="n invisible block h-0 overflow-hidden ps-2">{text}</span>
              <span
                className={`n absolute start-0 translate-y-1/2 ps-2 ${value === CAP ? 'font-semibold text-ink' : ''}`}
                style={{ bottom: `${up(value)}%` }}
              >
                {text}
              </span>
            </span>
          ))}
        </div>
        <RewardBars spans={spans} />
        <div aria-hidden="true" className="relative col-start-2 row-start-4">
          {years.map(({ year, across }, at) => (
            <span
              key={year}
              className={`n absolute top-1.5 ${across === 0 ? '' : '-translate-x-1/2'} ${at % 2 === 0 ? '' : 'hidden @min-[520px]:block'}`}
              style={{ left: `${across}%` }}
            >
              {year}
            </span>
          ))}
        </div>
        <ChartCursor
          label={labels.cursor}
          points={points.map(({ month, mined, expected, reward, across }) => ({
            label: month,
            across,
            texts: [textOf(mined), textOf(expected), String(reward)],
            ups: [mined === null ? null : up(mined), expected === null ? null : up(expected), null],
          }))}
          series={[
            { name: labels.mined, ...STYLE },
            { name: labels.expected, ...DASHED },
            { name: labels.reward, ...STYLE },
          ]}
        />
      </div>
    </div>
  );
}

const LINE = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeLinejoin: 'bevel',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** An SVG path in a box of 100 by 100; empty when no value is known. */
function pathOf(points: readonly IssuancePoint[], key: 'mined' | 'expected'): string {
  const coordinates = points.flatMap((point) => {
    const value = point[key];
    return value === null ? [] : [`${point.across.toFixed(2)} ${(100 - up(value)).toFixed(2)}`];
  });
  return coordinates.length === 0 ? '' : `M${coordinates.join('L')}`;
}
