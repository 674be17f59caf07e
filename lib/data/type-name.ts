import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { Series } from './read';

const NAMED = [
  'bitcoin',
  'prices',
  'etf',
  'stablecoins',
  'dex',
  'fees',
  'reserves',
  'hashrate',
  'tvl',
  'sentiment',
] as const;

/** The name of a type of series; a type an editor added has the name of its first series. */
export async function typeName(type: string, series: readonly Series[], locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const typeKey = NAMED.find((candidate) => candidate === type);
  return typeKey ? t(typeKey) : (series[0]?.name ?? type);
}

/** The question the page of a type answers; the name of the type for one an editor added. */
export async function typeQuestion(type: string, name: string, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const typeKey = NAMED.find((candidate) => candidate === type);
  return typeKey ? t(`questions.${typeKey}`) : name;
}

/** The word flashes about a type have in them; the name of the type for one an editor added. */
export async function mentionWord(type: string, name: string, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'data' });
  const typeKey = NAMED.find((candidate) => candidate === type);
  return typeKey ? t(`words.${typeKey}`) : name;
}

/** Soft hyphens let a name break in the narrow gutter; they are removed for titles. */
export function withoutHyphens(name: string): string {
  return name.replaceAll('\u00AD', '');
}

/** Series grouped by type, in the order in which the types appear. */
export function byType(series: readonly Series[]): [string, Series[]][] {
  const groups = new Map<string, Series[]>();
  for (const dataSeries of series)
    groups.set(dataSeries.type, [...(groups.get(dataSeries.type) ?? []), dataSeries]);
  return [...groups];
}
