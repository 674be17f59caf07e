import { PriceChange } from '@/components/data/prices/price-change';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { PriceFrame } from './price-frame';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import { useChangeWindow } from '@/lib/data/change-window';
import { useSiteStatus } from '@/lib/data/site-status';

export interface PriceListProps {
  title: string;
  /** The window of the changes shown before the reader's choice is known, such as 24小时涨跌. */
  window: string;
  /** The same for each window the reader may choose. */
  windows: Record<ChangeWindow, string>;
  /** `延迟{minutes}分钟` */
  delay: string;
  sample: string;
  up: string;
  down: string;
}

/** Up to five prices under the menu. Changes have a colour and a sign, and words for screen readers. */
export function PriceList({ title, windows, delay, sample, up, down }: PriceListProps) {
  const status = useSiteStatus();
  const window = useChangeWindow();
  const rows = status?.prices.slice(0, 5) ?? [];
  return (
    <PriceFrame
      title={title}
      window={windows[window]}
      note={status && (status.isSample ? sample : delay.replace('{minutes}', String(status.delayMinutes)))}
    >
      <ul>
        {rows.map(({ symbol, price, changes }) => (
          <li
            key={symbol}
            className="n flex flex-wrap justify-between gap-x-1.5 py-[3px] text-[13.5px] xl:grid xl:grid-cols-[1fr_auto_52px]"
          >
            <b>{symbol}</b>
            <span>{formatFigure(price, { digits: digitsOf([price]) })}</span>
            <PriceChange
              change={changes[window]}
              up={up}
              down={down}
              className="basis-full text-end xl:basis-auto"
            />
          </li>
        ))}
      </ul>
    </PriceFrame>
  );
}
