import { percent } from '@/lib/charts/percent';
import { columnCentre } from '@/lib/charts/axis';

export interface ChartMark {
  /** Index of the column below the remark. */
  index: number;
  text: string;
}

interface Props {
  marks: readonly ChartMark[];
  columns: number;
  /** Height of the bar in each column, 0..100 of the plot. */
  upOf: (index: number) => number;
}

const ROW_REM = 1.25;
const GAP_PX = 6;

/**
 * Remarks over the columns of a chart, each in its own row, so that none hides another, with a line down to its bar.
 * Under 520 px of width there is no room for them; the table beside the chart contains them, too.
 */
export function ChartMarks({ marks, columns, upOf }: Props) {
  return (
    <>
      <div
        aria-hidden="true"
        className="col-start-2 row-start-1 hidden @min-[520px]:block"
        style={{ height: `${(marks.length + 1) * ROW_REM}rem` }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none relative col-start-2 row-start-1 row-end-3 hidden text-ink @min-[520px]:block"
      >
        {marks.map(({ index, text }, row) => {
          const across = columnCentre(index, columns);
          const isLate = across > 60;
          return (
            <span
              key={`${index} ${text}`}
              className={`absolute flex ${isLate ? '-translate-x-full justify-end border-r pr-1.5' : 'border-l pl-1.5'} border-ink-2`}
              style={{
                left: percent(across),
                top: `${row * ROW_REM}rem`,
                bottom: `calc(var(--plot-height) * ${upOf(index) / 100} + ${GAP_PX}px)`,
              }}
            >
              <span className="h-[1.25rem] whitespace-nowrap leading-[1.25rem]">{text}</span>
            </span>
          );
        })}
      </div>
    </>
  );
}
