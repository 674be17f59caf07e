import 'server-only';
import { getTranslations } from 'next-intl/server';
import { convertText } from '@/backend/contract/chinese/convert-text';
import { isFirstRegion, type RegionLook } from '@/backend/contract/regions/first-regions';
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

/** An edition that the newsroom added, of which files are at `/regions`; null for the first ones, of which they are elsewhere. */
export async function readAddedRegionView(key: string, locale: Locale): Promise<RegionView | null> {
  return isFirstRegion(key) ? null : readRegionView(key, locale);
}

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
    sign: signOf(row.sign || firstSign(row, name, locale), locale),
    zone: row.zone,
    address: { name: 'region', params: { region: key } },
  };
}

/** Dark pages have characters on their signboard in every language where the name has any, light ones its name in the page's. */
function firstSign({ name, look }: RegionRow, nameOfPage: string, locale: Locale): string {
  if (look === 'light' || locale !== 'en') return nameOfPage;
  return name['zh-Hans'] ?? name['zh-Hant'] ?? nameOfPage;
}

/** Characters that are not in the language of the page name theirs, so that they have their own forms. */
function signOf(text: string, locale: Locale): RegionView['sign'] {
  const isOfPage = !/\p{Script=Han}/u.test(text) || (locale !== 'en' && convertText(text, locale) === text);
  if (isOfPage) return { text, lang: undefined };
  return { text, lang: convertText(text, 'zh-Hans') === text ? 'zh-Hans' : 'zh-Hant' };
}
