import type { PriceThen as Price } from '@/lib/stories/story';

/** The words of a price, with `{symbol}`, `{price}` and `{minutes}` in them; `now` is for one of that very minute. */
export interface PriceLabels {
  before: string;
  now: string;
  sample: string;
}

/** What an asset cost when an item was published, and how old that price was. */
export function PriceThen({ price, labels }: { price: Price; labels: PriceLabels }) {
  const words = (price.delayMinutes === 0 ? labels.now : labels.before)
    .replace('{symbol}', price.symbol)
    .replace('{price}', price.price)
    .replace('{minutes}', String(price.delayMinutes));
  return (
    <span className="n whitespace-nowrap">
      {words}
      {price.isSample && ` · ${labels.sample}`}
    </span>
  );
}
