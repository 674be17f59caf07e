import { formatSigned } from '@/lib/platform/numbers/figures';
import { PriceFrame } from './price-frame';
import { useSiteStatus } from './site-status';

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
            className="n grid grid-cols-[1fr_52px] xl:grid-cols-[1fr_auto_52px] gap-1.5 py-[3px] text-[13.5px]"
          >
            <b>{symbol}</b>
            <span className="hidden xl:inline">
              {price.toLocaleString('en', { maximumFractionDigits: 2 })}
            </span>
            <span className={`text-end ${change < 0 ? 'text-down' : change > 0 ? 'text-up' : ''}`}>
              {change !== 0 && <span className="sr-only">{change < 0 ? down : up}</span>}
              {formatSigned(change, { digits: 2 })}%
            </span>
          </li>
        ))}
      </ul>
    </PriceFrame>
  );
}
