'use client';

import { SeriesChart, type SeriesChartProps, type Whole } from '../series/series-chart';
import { IssuanceChart, type IssuanceProps } from './issuance-chart';

interface Props extends Omit<SeriesChartProps, 'kind' | 'whole'> {
  issuance: IssuanceProps;
  whole: Omit<Whole, 'chart'>;
}

/** The issuance curve of a supply, and for a shorter range or a comparison the line of its days. */
export function SupplyChart({ issuance, whole, ...props }: Props) {
  return <SeriesChart {...props} kind="line" whole={{ ...whole, chart: <IssuanceChart {...issuance} /> }} />;
}
