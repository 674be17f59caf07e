import type { Locale } from '@/backend/contract/locale';
import type { WrittenText } from '@/backend/contract/newsletters/written-issue';

/** Everything the two forms of an issue are made of, besides what differs between receivers. */
export interface IssueMail {
  id: number;
  locale: Locale;
  site: string;
  /** The address of the site in the reader's language, without a slash at the end. */
  siteUrl: string;
  /** The name of the newsletter. */
  name: string;
  /** As `11月26日，星期四` or `Thursday 26 November`. */
  date: string;
  text: WrittenText;
  /** The address of a link to a story; the story's own when left out. */
  linkTo?: (story: 'flash' | 'article', id: number) => string;
}

/** What differs between receivers; the forms of an issue contain these as `placeholder` writes them. */
export interface Receiver {
  address: string;
  /** `YYYY-MM-DD` of the consent. */
  day: string;
  key: string;
}

/** A private use character, which no text means anything by. */
const MARK = '\ue0f0';
const PLACEHOLDERS = /\ue0f0(address|day|key)\ue0f0/g;

/** Stands in a written issue for a value of its receiver; no text an editor types contains it. */
export const placeholder = (name: keyof Receiver): string => `${MARK}${name}${MARK}`;

/** An issue for one receiver. @param isHtml whether the values are escaped */
export function forReceiver(written: string, receiver: Receiver, isHtml: boolean): string {
  return written.replace(PLACEHOLDERS, (_, name: keyof Receiver) =>
    isHtml ? escapeHtml(receiver[name]) : receiver[name],
  );
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The address of a story in the reader's language. */
export const storyUrl = (siteUrl: string, story: 'flash' | 'article', id: number): string =>
  `${siteUrl}/${story === 'flash' ? 'news' : 'wz_detail'}/${id}`;

/** The addresses at the foot of an issue. */
export function footUrls({ siteUrl, id }: Pick<IssueMail, 'siteUrl' | 'id'>) {
  return {
    leave: `${siteUrl}/letters/unsubscribe/${placeholder('key')}`,
    preferences: `${siteUrl}/letters/preferences/${placeholder('key')}`,
    onPage: `${siteUrl}/letters/${id}`,
  };
}

const DATES: Record<Locale, Intl.DateTimeFormat> = {
  'zh-Hans': new Intl.DateTimeFormat('zh-Hans', { dateStyle: 'full', timeZone: 'Asia/Shanghai' }),
  'zh-Hant': new Intl.DateTimeFormat('zh-Hant', { dateStyle: 'full', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Asia/Shanghai' }),
};

/** The day of an issue in words, in UTC+8. */
export const dateInWords = (time: Date, locale: Locale): string => DATES[locale].format(time);
