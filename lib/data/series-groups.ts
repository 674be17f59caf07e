import type { Series } from './read';

const GROUPS = {
  market: ['prices'],
  chain: ['bitcoin', 'fees', 'reserves', 'hashrate'],
  money: ['etf', 'stablecoins', 'dex', 'tvl', 'sentiment'],
} as const;

type SeriesGroupName = keyof typeof GROUPS | 'others';

const ORDER: readonly SeriesGroupName[] = ['market', 'chain', 'money', 'others'];

const groupOf = (type: string): SeriesGroupName =>
  ORDER.find((group) => group !== 'others' && GROUPS[group].some((name) => name === type)) ?? 'others';

/** Whether a type belongs to Bitcoin, the chain whose supply has its own page. */
export const isChainType = (type: string): boolean => groupOf(type) === 'chain';

/** The series of the overview by group; groups without series are left out, and so are series without values. */
export function seriesGroups(series: readonly Series[]): { group: SeriesGroupName; series: Series[] }[] {
  return ORDER.map((group) => ({
    group,
    series: series.filter(({ type, points }) => groupOf(type) === group && points.length > 0),
  })).filter((row) => row.series.length > 0);
}
