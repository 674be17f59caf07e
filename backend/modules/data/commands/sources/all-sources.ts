import type { SourceName } from '@/backend/contract/data/sources';
import { binance } from './binance';
import { coinbase } from './coinbase';
import { coingecko } from './coingecko';
import { defillama } from './defillama';
import { etf } from './etf';
import { fearGreed } from './fear-greed';
import { mempool } from './mempool';
import type { DataSource } from './source';

/** Every service series can be read from; only those of `DATA_SOURCES` are. */
export const ALL_SOURCES: Record<SourceName, DataSource> = {
  coingecko,
  coinbase,
  binance,
  defillama,
  mempool,
  feargreed: fearGreed,
  etf,
};
