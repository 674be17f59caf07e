/**
 * The services series can be read from, with the base address of each; `etf` is a table of an operator's own choice and
 * has none.
 */
export const SOURCE_ADDRESSES = {
  coingecko: 'https://api.coingecko.com/api/v3',
  coinbase: 'https://api.exchange.coinbase.com',
  binance: 'https://data-api.binance.vision',
  defillama: 'https://api.llama.fi',
  mempool: 'https://mempool.space',
  feargreed: 'https://api.alternative.me',
  etf: null,
} as const;

export type SourceName = keyof typeof SOURCE_ADDRESSES;

export const SOURCE_NAMES = Object.keys(SOURCE_ADDRESSES).filter(
  (name): name is SourceName => name in SOURCE_ADDRESSES,
);

/** A source that is switched on. */
export interface SourceSetting {
  name: SourceName;
  /** The base address, without a slash at its end. */
  baseUrl: string;
  /** Whether the operator gave the address: it may then lie in a private network. */
  isOwnAddress: boolean;
}
