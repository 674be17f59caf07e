/** Names of assets, simplified and lower case; one row for each asset, its ticker first. */
export const ASSETS: readonly (readonly string[])[] = [
  ['btc', '比特币', 'bitcoin'],
  ['eth', '以太坊', '以太币', 'ethereum', 'ether'],
  ['sol', 'solana'],
  ['bnb', '币安币', 'bnb chain'],
  ['xrp', '瑞波币', 'ripple'],
  ['doge', '狗狗币', 'dogecoin'],
  ['ltc', '莱特币', 'litecoin'],
  ['bch', '比特币现金', 'bitcoin cash'],
  ['ada', '艾达币', 'cardano'],
  ['dot', '波卡', 'polkadot'],
  ['trx', '波场', '波场币', 'tron'],
  ['avax', '雪崩', 'avalanche'],
  ['usdt', '泰达币', 'tether'],
  ['usdc', 'usd coin'],
  ['ton', 'toncoin'],
  ['link', 'chainlink'],
  ['atom', 'cosmos'],
  ['fil', 'filecoin'],
  ['op', 'optimism'],
  ['arb', 'arbitrum'],
  ['pol', 'matic', 'polygon'],
];

const others = new Map(
  ASSETS.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)] as const)),
);

/** Other names of the asset that a whole search names: `btc` → `比特币`, `bitcoin`. @param key made by `keyOf` */
export const otherNamesOf = (key: string): readonly string[] => others.get(key) ?? [];

const tickers = new Map(ASSETS.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)));

/** The tickers of all assets, lower case. */
export const TICKERS: readonly string[] = [...new Set(tickers.values())];

/** One key for all names of an asset, its ticker; any other key stays as it is. @param key made by `keyOf` */
export const assetKeyOf = (key: string): string => tickers.get(key) ?? key;

export const isAssetName = (key: string): boolean => tickers.has(key);

/** The names of assets that begin with a text, by ticker; one name of each asset. @param beginning made by `keyOf` */
export function assetsBegunBy(beginning: string): ReadonlyMap<string, string> {
  const begun = [...tickers].filter(([name]) => name.startsWith(beginning)).reverse();
  return new Map(begun.map(([name, ticker]) => [ticker, name]));
}
