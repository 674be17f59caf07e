import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

/**
 * The place a time zone is named after, in the reader's language: by its identifier in English, by what the platform calls
 * its time in Chinese (`东京时间`), where it has a name.
 */
export function zonePlace(timeZone: string, locale: Locale, at: Date): string {
  const [, ...rest] = timeZone.split('/');
  const english = (rest.at(-1) ?? timeZone).replaceAll('_', ' ');
  if (locale === 'en' || timeZone === 'UTC') return english;
  const parts = new Intl.DateTimeFormat(HTML_LANG[locale], {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(at);
  const generic = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /\p{Script=Han}/u.test(generic) ? generic : english;
}
