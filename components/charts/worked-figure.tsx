import type { ReactNode } from 'react';
import { DataTable } from './data-table';
import { FigureCreditLine } from './figure-credit-line';
import type { ChartFigureProps } from './chart-figure';

interface Props extends ChartFigureProps {
  /** Chooses what is drawn, at the left above the chart. */
  controls?: ReactNode;
  /** Links and folds beside that of the table: on wide screens right of the choices, on phones below the chart. */
  tools: ReactNode;
  /** What the folds of the tools open, below the chart. */
  folded?: ReactNode;
}

/**
 * A chart that a page is about: choices and tools in one row, the chart, unit and source below it. Its heading names it.
 * The table opens by a check box and a style, so that it needs no script and stands below the chart.
 */
export function WorkedFigure({ title, unit, tableLabel, tableNote, table, ...props }: Props) {
  const { controls, tools, folded, children, ...credit } = props;
  return (
    <figure className="worked-figure">
      <div className="min-w-0 [grid-area:controls]">{controls}</div>
      <div className="figure-tools">
        <FigureFold name="table" label={tableLabel} />
        {tools}
      </div>
      <div className="min-w-0 [grid-area:chart]">{children}</div>
      <div className="min-w-0 [grid-area:folded]">
        <div className="folded-table mt-3 text-chart/[1.5] text-ink-2">
          <DataTable {...table} />
          {tableNote !== undefined && <p className="mt-1.5 text-ink-3">{tableNote}</p>}
        </div>
        {folded}
      </div>
      <figcaption className="[grid-area:credit]">
        <span className="sr-only">{title}</span>
        <FigureCreditLine {...credit} before={unit} />
      </figcaption>
    </figure>
  );
}

/** A tool that opens a part of the figure: what `folded-` and its name mark. */
export function FigureFold({ name, label }: { name: 'table' | 'embed'; label: string }) {
  return (
    <label className="figure-tool">
      <input type="checkbox" name={`fold-${name}`} className="sr-only" />
      <span>{label}</span>
    </label>
  );
}
