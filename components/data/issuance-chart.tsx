'use client';

import { LineChart } from '@/components/charts/line-chart';
import { formatFigure } from '@/lib/platform/numbers/figures';
import type { IssuancePoint } from '@/lib/data/issuance';

interface Props {
  points: readonly IssuancePoint[];
  labels: { chart: string; cursor: string; mined: string; expected: string; cap: string; none: string };
}

/** Coins by half years: what was mined, what the rule will make, and the cap. */
export function IssuanceChart({ points, labels }: Props) {
  return (
    <LineChart
      label={labels.chart}
      labels={points.map(({ month }) => month.slice(0, 4))}
      series={[
        { name: labels.mined, values: points.map(({ mined }) => mined) },
        { name: labels.expected, values: points.map(({ expected }) => expected) },
        { name: labels.cap, values: points.map(({ cap }) => cap) },
      ]}
      cursorLabel={labels.cursor}
      missing={labels.none}
      fromZero
      height={320}
      maxLabels={9}
      format={(value) => formatFigure(value)}
    />
  );
}
