import type { ReactNode } from 'react';
import { digitsOf, formatFigure } from '@/lib/platform/numbers/figures';
import type { PriceThen as Price } from '@/lib/stories/story';

export interface PriceSinceProps {
  price: Price;
  labels: { since: string };
}

/** The price of an asset when a flash was published; its change since then comes as a child. */
export function PriceAt({ price: { symbol, value }, children }: PriceSinceProps & { children?: ReactNode }) {
  return (
    <span className="n max-[300px]:whitespace-normal">
      {symbol} {formatFigure(value, { digits: digitsOf([value]) })}
      {children}
    </span>
  );
}
