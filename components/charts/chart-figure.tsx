import type { ReactNode } from 'react';
import { SampleMark } from '@/components/ui/words/sample-mark';
import { FigureCreditLine } from './figure-credit-line';
import { DataTable, type DataTableProps } from './data-table';

export interface ChartFigureProps {
  title: string;
  /** Unit and what was counted, such as "占全天比例，%". */
  unit: string;
  /** Whole sentences, each printed as given. */
  source: string;
  /** Under which terms the numbers are shown, and the page of these terms; empty for none. */
  licence?: { text: string; url: string } | null;
  updated: string;
  /** The word 样本, when the numbers are sample data. */
  sample?: string;
  /** Label of the folded table with the same numbers. */
  tableLabel: string;
  /** Shown under the table when it does not hold all the numbers. */
  tableNote?: string;
  table: DataTableProps;
  children: ReactNode;
}

/** A chart with title, unit, source, date and a table of its numbers. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, unit, source, licence, updated, sample, tableLabel, tableNote, table, children } = props;
  return (
    <figure className="m-0 border-t border-ink pt-3">
      <figcaption className="mb-2">
        <p className="m-0 text-chart-title/[1.5] font-bold text-ink">{title}</p>
        <p className="m-0 mt-1 text-chart/[1.5] text-ink-3">
          {unit}
          {sample !== undefined && <SampleMark word={sample} />}
        </p>
      </figcaption>
      {children}
      <FigureCreditLine source={source} licence={licence} updated={updated} />
      <details className="mt-1 text-chart/[1.5] text-ink-2">
        <summary className="w-fit cursor-pointer py-1 underline underline-offset-3 hover:text-ink">
          {tableLabel}
        </summary>
        <div className="mt-2">
          <DataTable {...table} />
          {tableNote !== undefined && <p className="mt-1.5 text-ink-3">{tableNote}</p>}
        </div>
      </details>
    </figure>
  );
}
