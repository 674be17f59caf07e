import { personName } from '@/backend/contract/accounts/generated-nickname';
import type { Locale } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';
import { named, pickText } from '@/backend/kernel/text/local';

/** What an organiser without a name is called. */
const UNNAMED: Record<Locale, string> = { 'zh-Hans': '主办方', 'zh-Hant': '主辦方', en: 'Organiser' };

/** The names an organiser has set, without generated account names, which earlier versions stored. */
export function givenNames(name: LocalText): LocalText {
  return Object.fromEntries(Object.entries(name).filter(([, text]) => personName(text.trim()) !== ''));
}

/** Whether an organiser has set a name, so that buyers know who sells the tickets. */
export const isNamed = (name: LocalText): boolean => Object.keys(givenNames(name)).length > 0;

/**
 * The name of an organiser as others read it, and its language; a general word when the organiser has not set a name.
 */
export function organiserName(name: LocalText, locale: Locale): { lang: Locale; text: string } {
  const names = givenNames(name);
  return isNamed(names) ? pickText(names, locale) : { lang: locale, text: UNNAMED[locale] };
}

/** Like `namedRef` of the contract, with the general word for organisers without a name. */
export function namedOrganiser({ id, name }: { id: number; name: LocalText }, locale: Locale) {
  const { lang, text } = organiserName(name, locale);
  return named(id, { [lang]: text }, lang);
}
