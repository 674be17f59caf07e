import { personName } from '@/backend/contract/accounts/made-nickname';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import { named, pickText } from '@/backend/kernel/text/local';

/** What an organiser without a name is called. */
const UNNAMED: Record<Locale, string> = { 'zh-Hans': '主办方', 'zh-Hant': '主辦方', en: 'Organiser' };

/** The names an organiser gave: none that was made for an account, as earlier versions took over. */
export function givenNames(name: LocalText): LocalText {
  return Object.fromEntries(Object.entries(name).filter(([, text]) => personName(text.trim()) !== ''));
}

/** Whether an organiser has a name by which buyers can know who sells. */
export const isNamed = (name: LocalText): boolean => Object.keys(givenNames(name)).length > 0;

/** The name of an organiser as others read it, and its language; never that of an account without a name. */
export function organiserName(name: LocalText, locale: Locale): { lang: Locale; text: string } {
  const given = givenNames(name);
  return isNamed(given) ? pickText(given, locale) : { lang: locale, text: UNNAMED[locale] };
}

/** The same as `namedRef` of the contract. */
export function namedOrganiser({ id, name }: { id: number; name: LocalText }, locale: Locale) {
  const { lang, text } = organiserName(name, locale);
  return named(id, { [lang]: text }, lang);
}
