import { continents, countries } from 'countries-list';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';

const NAME_LOCALE: Record<Locale, string> = { 'zh-Hans': 'zh-Hans-CN', 'zh-Hant': 'zh-Hant-TW', en: 'en' };

/** The area-code table in the reader's language; a country with several codes has a row for each. */
export function listPhoneCodes(locale: Locale): CallOutput<'phoneCodes'> {
  const names = new Intl.DisplayNames([NAME_LOCALE[locale]], { type: 'region' });
  return Object.entries(countries)
    .flatMap(([iso, country]) =>
      country.phone.map((code) => ({
        country: names.of(iso) ?? country.name,
        area_code: String(code),
        iso,
        continent: continents[country.continent],
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
}
