import type { Locale } from '@/backend/contract/locale';

interface Words {
  important: string;
  why: string;
  to: string;
  leave: string;
  preferences: string;
  onPage: string;
  numbers: string;
  who: string;
}

/** What every issue says beside its own words. `{name}`, `{address}`, `{site}` and `{day}` are filled in. */
export const issueWords: Record<Locale, Words> = {
  'zh-Hans': {
    important: '要闻',
    why: '你在 {day} 订了{name}。',
    to: '寄到 {address}',
    leave: '退订',
    preferences: '改语言或样子',
    onPage: '在网页上读',
    numbers: '数字，24 小时',
    who: '{site}编辑部。行情不构成投资建议。',
  },
  'zh-Hant': {
    important: '要聞',
    why: '你在 {day} 訂了{name}。',
    to: '寄到 {address}',
    leave: '退訂',
    preferences: '改語言或樣子',
    onPage: '在網頁上讀',
    numbers: '數字，24 小時',
    who: '{site}編輯部。行情不構成投資建議。',
  },
  en: {
    important: 'KEY',
    why: 'You subscribed to {name} on {day}.',
    to: 'Sent to {address}',
    leave: 'Unsubscribe',
    preferences: 'Language and look',
    onPage: 'Read it on the web',
    numbers: 'Numbers, 24 hours',
    who: 'The {site} newsroom. Prices are not investment advice.',
  },
};

/** Fills in `{name}` and the like. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
