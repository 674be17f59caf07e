import type { ChartFigureProps } from '@/components/charts/chart-figure';

type Credit = Pick<ChartFigureProps, 'source' | 'updated' | 'sample' | 'tableLabel'>;

interface CreditLabels extends Omit<Credit, 'tableLabel'> {
  table: string;
}

/** What every figure of a series says under it: where its numbers are from, of when, whether they are samples. */
export function figureCredit({ source, updated, sample, table }: CreditLabels): Credit {
  return { source, updated, sample, tableLabel: table };
}
