import { z } from 'zod';
import {
  SOURCE_ADDRESSES,
  SOURCE_NAMES,
  type SourceName,
  type SourceSetting,
} from '@/backend/contract/data/sources';
import { httpUrl } from '@/backend/contract/process/setting-fields';
import { StartupError } from './errors';

/** Which services series are read from, in order of preference; and the address of each, where it is another. */
export const sourceSettings = {
  DATA_SOURCES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .refine((names) => names.every((name) => SOURCE_NAMES.some((source) => source === name)), {
      error: `takes names of ${SOURCE_NAMES.join(', ')}, with commas between them`,
    }),
  DATA_SOURCE_URL_COINGECKO: httpUrl.optional(),
  DATA_SOURCE_URL_COINBASE: httpUrl.optional(),
  DATA_SOURCE_URL_BINANCE: httpUrl.optional(),
  DATA_SOURCE_URL_DEFILLAMA: httpUrl.optional(),
  DATA_SOURCE_URL_MEMPOOL: httpUrl.optional(),
  DATA_SOURCE_URL_FEARGREED: httpUrl.optional(),
  DATA_SOURCE_URL_ETF: httpUrl.optional(),
};

type Settings = z.output<z.ZodObject<typeof sourceSettings>>;

/** The sources that are switched on, in order of preference. @throws StartupError for one without an address */
export function readSources(values: Settings): SourceSetting[] {
  const addresses: Record<SourceName, string | undefined> = {
    coingecko: values.DATA_SOURCE_URL_COINGECKO,
    coinbase: values.DATA_SOURCE_URL_COINBASE,
    binance: values.DATA_SOURCE_URL_BINANCE,
    defillama: values.DATA_SOURCE_URL_DEFILLAMA,
    mempool: values.DATA_SOURCE_URL_MEMPOOL,
    feargreed: values.DATA_SOURCE_URL_FEARGREED,
    etf: values.DATA_SOURCE_URL_ETF,
  };
  return SOURCE_NAMES.filter((name) => values.DATA_SOURCES.includes(name))
    .sort((a, b) => values.DATA_SOURCES.indexOf(a) - values.DATA_SOURCES.indexOf(b))
    .map((name) => {
      const baseUrl = addresses[name] ?? SOURCE_ADDRESSES[name];
      if (baseUrl === null)
        throw new StartupError(
          `DATA_SOURCES names ${name}, which needs DATA_SOURCE_URL_${name.toUpperCase()}. See .env.example.`,
        );
      return { name, baseUrl, isOwnAddress: addresses[name] !== undefined };
    });
}
