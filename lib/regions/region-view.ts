import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isFirstRegion, MAX_REGION_SIGN, type RegionLook } from '@/backend/contract/regions/first-regions';
import type { RegionRow } from '@/backend/contract/regions/region';
import { regionTimeZone } from '@/backend/contract/regions/time-zones';
import { addedRegions, regionLook } from '@/lib/platform/config/regions';
import type { Locale } from '@/lib/platform/language/locales';
import { nameIn, textIn } from '@/lib/platform/language/text-in';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';

/** An edition as its page shows it, in one language. */
export interface RegionView {
  key: string;
  name: string;
  description: string;
  /** The headings of its flashes and of its events. */
  flashesTitle: string;
  eventsTitle: string;
  /** What stands in large letters beside the page, and the language of these letters when it is not the page's. */
  sign: { text: string; lang: string | undefined };
  look: RegionLook;
  /** An IANA name, and the name that readers see. */
  timeZone: string;
  zone: string;
  address: PageAddress;
}

const FIRST_SIGNS = {
  hk: { text: '香港', lang: 'zh-Hant-HK' },
  usa: { text: 'USA', lang: undefined },
} as const;
const FIRST_ZONES = { hk: 'HKT', usa: 'ET' } as const;

/** The edition of a key in a language; null when the newsroom has none. */
export async function readRegionView(key: string, locale: Locale): Promise<RegionView | null> {
  const t = await getTranslations({ locale, namespace: 'region' });
  const common = { key, look: regionLook(key), timeZone: regionTimeZone(key, addedRegions()) };
  if (isFirstRegion(key))
    return {
      ...common,
      name: t(`${key}Title`),
      description: t(`${key}Description`),
      flashesTitle: t(`${key}Flashes`),
      eventsTitle: t(`${key}Events`),
      sign: FIRST_SIGNS[key],
      zone: FIRST_ZONES[key],
      address: { name: key },
    };
  const row = addedRegions().find((each) => each.key === key);
  if (!row) return null;
  const name = nameIn(row.name, locale);
  return {
    ...common,
    name,
    description: textIn(row.description, locale) || t('describe', { name }),
    flashesTitle: t('flashesOf', { name }),
    eventsTitle: t('eventsOf', { name }),
    sign: signOf(row.sign || firstSign(row, name)),
    zone: row.zone,
    address: { name: 'region', params: { region: key } },
  };
}

/** A dark page has characters on its signboard in every language, a light one its name in the page's. */
function firstSign({ name, look }: RegionRow, nameOfPage: string): string {
  return look === 'dark' ? [...nameIn(name, 'zh-Hans')].slice(0, MAX_REGION_SIGN).join('') : nameOfPage;
}

/** Characters stand in their own typeface on pages of every language. */
function signOf(text: string): RegionView['sign'] {
  return { text, lang: /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined };
}
