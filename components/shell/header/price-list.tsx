import { PriceChange } from '@/components/data/prices/price-change';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import { PriceFrame } from './price-frame';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import { useChangeWindow } from '@/lib/data/change-window';
import { type SiteStatus, useSiteStatus } from '@/lib/data/site-status';
import { useWatchList } from '@/lib/data/watch-list';
import type { Locale } from '@/lib/platform/language/locales';

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
  locale: Locale;
}

const MAX_ROWS = 5;

/** Prices on the reader's watch list stand before all others. */
function watchedFirst(prices: SiteStatus['prices'], keys: readonly string[]): SiteStatus['prices'] {
  const isWatched = ({ symbol }: { symbol: string }) => keys.includes(symbol.toLowerCase());
  return [...prices.filter(isWatched), ...prices.filter((price) => !isWatched(price))];
}

/**
 * Up to five prices under the menu, those the reader watches first. Changes have a colour and a sign, and words for
 * screen readers. Nothing in a newsroom without prices.
 */
export function PriceList({ title, windows, delay, sample, up, down, locale }: PriceListProps) {
  const status = useSiteStatus();
  const window = useChangeWindow();
  const rows = watchedFirst(status?.prices ?? [], useWatchList(locale).keys).slice(0, MAX_ROWS);
  if (status && rows.length === 0) return null;
  return (
    <PriceFrame title={title} window={windows[window]}>
      <ul>
        {rows.map(({ symbol, price, changes }) => (
          <li
            key={symbol}
            className="n flex flex-wrap justify-between gap-x-1.5 py-[3px] text-xs xl:grid xl:grid-cols-[1fr_auto_52px]"
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
      {status && (
        <p className="type-meta">
          {status.isSample ? sample : delay.replace('{minutes}', String(status.delayMinutes))}
        </p>
      )}
    </PriceFrame>
  );
}
