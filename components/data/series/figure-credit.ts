import type { ChartFigureProps } from '@/components/charts/chart-figure';

type Credit = Pick<ChartFigureProps, 'source' | 'licence' | 'updated' | 'sample' | 'tableLabel'>;

interface CreditLabels extends Omit<Credit, 'tableLabel'> {
  table: string;
}

/**
 * Props that every figure of a series gives to `ChartFigure`: source, date, sample mark, and the label of the table.
 */
export function figureCredit({ source, licence, updated, sample, table }: CreditLabels): Credit {
  return { source, licence, updated, sample, tableLabel: table };
}
