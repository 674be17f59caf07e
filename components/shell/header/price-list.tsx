import { digitsOf, formatFigure, formatPercent } from '@/lib/platform/numbers/figures';
import { PriceFrame } from './price-frame';
import { useSiteStatus } from '@/lib/data/site-status';

export interface PriceListProps {
  title: string;
  /** `延迟{minutes}分钟` */
  delay: string;
  sample: string;
  up: string;
  down: string;
}

/** Up to five prices under the menu. Changes have a colour and a sign, and words for screen readers. */
export function PriceList({ title, delay, sample, up, down }: PriceListProps) {
  const status = useSiteStatus();
  const rows = status?.prices.slice(0, 5) ?? [];
  return (
    <PriceFrame
      title={title}
      note={status && (status.isSample ? sample : delay.replace('{minutes}', String(status.delayMinutes)))}
    >
      <ul>
        {rows.map(({ symbol, price, change }) => (
          <li
            key={symbol}
            className="n flex flex-wrap justify-between gap-x-1.5 py-[3px] text-xs xl:grid xl:grid-cols-[1fr_auto_52px]"
          >
            <b>{symbol}</b>
            <span>{formatFigure(price, { digits: digitsOf([price]) })}</span>
            <span
              className={`basis-full text-end xl:basis-auto ${change < 0 ? 'text-down' : change > 0 ? 'text-up' : ''}`}
            >
              {change !== 0 && <span className="sr-only">{change < 0 ? down : up}</span>}
              {formatPercent(change, { digits: 2, isSigned: true })}
            </span>
          </li>
        ))}
      </ul>
    </PriceFrame>
  );
}
