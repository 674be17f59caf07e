import type { ChangeWindow } from '@/backend/contract/data/windows';
import type { Locale } from '@/lib/platform/language/locales';
import { digitsOf, formatPercent, formatSigned } from '@/lib/platform/numbers/figures';
import type { Series } from './read';
import { withUnit } from './with-unit';

/**
 * What a change is counted in: percent of the earlier value; percentage points for a series of shares; the unit of the
 * series for flows, whose values are changes already and of which a percentage says nothing.
 */
interface Change {
  kind: 'percent' | 'points' | 'amount';
  value: number;
}

type Measured = Pick<Series, 'points' | 'earlier' | 'unit' | 'chart'>;

/** The change of a series over a window; null when it has no value at its beginning. */
export function changeOf({ points, earlier, unit, chart }: Measured, window: ChangeWindow): Change | null {
  const last = points.at(-1)?.value;
  const before = earlier[window];
  if (last === undefined || before === null) return null;
  if (chart === 'bars') return { kind: 'amount', value: last - before };
  if (unit === '%') return { kind: 'points', value: last - before };
  return before === 0 ? null : { kind: 'percent', value: ((last - before) / Math.abs(before)) * 100 };
}

/** The digits of a change in percent: two, or more for one that would otherwise be printed as zero. */
const percentDigits = (value: number): number => (value !== 0 && Math.abs(value) < 0.005 ? 3 : 2);

/** A change with its sign: `+0.92%`, `+1.15亿`, `+$115m`, `+0.3个百分点`. @param points the word for percentage points */
export function formatChange(
  { kind, value }: Change,
  { unit, points, locale }: { unit: string; points: string; locale: Locale },
): string {
  if (kind === 'percent') return formatPercent(value, { digits: percentDigits(value), isSigned: true });
  const digits = digitsOf([Math.abs(Number(value.toFixed(2)))]);
  const printed = formatSigned(value, { digits });
  return kind === 'points' ? withUnit(printed, points, locale) : withUnit(printed, shortUnit(unit), locale);
}

/** The unit of a change, which stands beside a value with the whole unit: 亿 for 亿美元. */
const shortUnit = (unit: string): string => unit.replace(/^([万億亿萬]+)[^万億亿萬]+$/, '$1');
