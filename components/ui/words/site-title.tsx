import { siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';

/** A name wider than this does not fit beside the other parts of a bar in one large line; a Han character counts twice. */
const LONG = 20;

const widthOf = (name: string) => [...name].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);

/** The name of the site in a bar: a long one is smaller and has two lines. */
export function SiteTitle({ locale }: { locale: Locale }) {
  const name = siteName(locale);
  return <span className={widthOf(name) > LONG ? 'long-name' : 'truncate'}>{name}</span>;
}
