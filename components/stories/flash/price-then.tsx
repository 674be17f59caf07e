import type { PriceThen as Price } from '@/lib/stories/story';

/**
 * The texts of a price, with the placeholders `{symbol}`, `{price}` and `{minutes}`; `now` is used when the delay is 0
 * minutes.
 */
export interface PriceLabels {
  before: string;
  now: string;
  sample: string;
}

/** The price of an asset when a story was published, and how old that price was. */
export function PriceThen({ price, labels }: { price: Price; labels: PriceLabels }) {
  const words = (price.delayMinutes === 0 ? labels.now : labels.before)
    .replace('{symbol}', price.symbol)
    .replace('{price}', price.price)
    .replace('{minutes}', String(price.delayMinutes));
  return (
    <span className="n">
      {words}
      {price.isSample && ` · ${labels.sample}`}
    </span>
  );
}
