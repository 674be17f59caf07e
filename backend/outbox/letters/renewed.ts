import type { Locale } from '@/backend/contract/locale';

/** Who gave a ticket a new link and code: its holder, whoever has the link of the letter, the organiser. */
export const RENEWED_BY = ['holder', 'link', 'host'] as const;
export type RenewedBy = (typeof RENEWED_BY)[number];

const WHO: Record<Locale, Record<RenewedBy, string>> = {
  'zh-Hans': {
    holder: '你换了这张票的链接和码。',
    link: '有人用旧邮件里的链接换了这张票的链接和码。',
    host: '主办方换了这张票的链接和码。',
  },
  'zh-Hant': {
    holder: '你換了這張票的連結和碼。',
    link: '有人用舊信裡的連結換了這張票的連結和碼。',
    host: '主辦方換了這張票的連結和碼。',
  },
  en: {
    holder: 'You renewed the link and code of this ticket.',
    link: 'Somebody renewed the link and code of this ticket with the link in an earlier letter.',
    host: 'The organiser renewed the link and code of this ticket.',
  },
};

const OLD: Record<Locale, string> = {
  'zh-Hans': '旧链接已经打不开，旧码和打印的票进不了门，请用这封信里的。',
  'zh-Hant': '舊連結已經打不開，舊碼和列印的票進不了門，請用這封信裡的。',
  en: 'The old link no longer opens, and the old code and prints no longer admit anybody. Use what is in this letter.',
};

/** What the letter of a renewed ticket says before anything else: who did it, and that the old one is dead. */
export const renewedLine = (locale: Locale, by: RenewedBy) =>
  [WHO[locale][by], OLD[locale]].join(locale === 'en' ? ' ' : '');
