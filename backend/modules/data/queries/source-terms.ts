import { SOURCE_NAMES, type SourceName } from '@/backend/contract/data/sources';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import { pickText } from '@/backend/kernel/text/local';

/** What is printed with the numbers of a source. */
interface SourceTerms {
  /** The name of the source. */
  name: LocalText;
  /** Under which terms its numbers may be shown, as one sentence. */
  licence: LocalText;
  /** The page the sentence leads to; empty for none. */
  url: string;
}

const same = (text: string): LocalText => ({ 'zh-Hans': text, en: text });

export const SOURCE_TERMS: Record<SourceName, SourceTerms> = {
  coingecko: {
    name: same('CoinGecko'),
    licence: { 'zh-Hans': '数据由CoinGecko提供。', en: 'Data provided by CoinGecko.' },
    url: 'https://www.coingecko.com',
  },
  coinbase: {
    name: same('Coinbase Exchange'),
    licence: {
      'zh-Hans': 'Coinbase Exchange公开行情，按其行情数据条款使用。',
      en: 'Public prices of Coinbase Exchange, under its market data terms.',
    },
    url: 'https://www.coinbase.com/legal/market_data',
  },
  binance: {
    name: same('Binance'),
    licence: {
      'zh-Hans': 'Binance公开行情，以USDT计价，按其使用条款使用。',
      en: 'Public prices of Binance, in USDT, under its terms of use.',
    },
    url: 'https://www.binance.com/en/terms',
  },
  defillama: {
    name: same('DefiLlama'),
    licence: {
      'zh-Hans': 'DefiLlama公开数据，注明出处即可使用。',
      en: 'Open data of DefiLlama, used with credit.',
    },
    url: 'https://defillama.com',
  },
  mempool: {
    name: same('mempool.space'),
    licence: {
      'zh-Hans': 'mempool.space开源浏览器的公开数据。',
      en: 'Public data of the open explorer mempool.space.',
    },
    url: 'https://mempool.space',
  },
  feargreed: {
    name: same('Alternative.me'),
    licence: {
      'zh-Hans': 'Alternative.me公开指数，注明出处即可使用。',
      en: 'Public index of Alternative.me, used with credit.',
    },
    url: 'https://alternative.me/crypto/fear-and-greed-index/',
  },
  etf: {
    name: { 'zh-Hans': '基金流量表', en: 'Table of fund flows' },
    licence: {
      'zh-Hans': '来自编辑部接入的基金流量表。',
      en: 'From a table of fund flows the newsroom reads.',
    },
    url: '',
  },
};

/** The licence line of a series and where it leads; null for one no source fills. */
export function licenceOf(filledBy: string, locale: Locale): { text: string; url: string } | null {
  const name = SOURCE_NAMES.find((candidate) => candidate === filledBy);
  if (!name) return null;
  const { licence, url } = SOURCE_TERMS[name];
  return { text: pickText(licence, locale).text, url };
}
