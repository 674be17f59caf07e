import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';

/**
 * The place a time zone is named after, in the reader's language. In English it is taken from the identifier, in
 * Chinese from the platform's name of the zone's time (`东京时间`), if there is one.
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
