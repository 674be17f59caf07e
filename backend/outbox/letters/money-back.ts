import type { Locale } from '@/backend/contract/locale';

/** How money goes back: refunded by the provider of cards, transferred by the organiser, or nothing was paid. */
export type WayBack = 'none' | 'card' | 'hand' | 'both';

const TEXTS: Record<Locale, Record<WayBack, string>> = {
  'zh-Hans': {
    none: '',
    card: '刷卡付的钱会自动退回原卡，不用申请。',
    hand: '付过的钱由主办方转账退回，退出后会写信告诉你。',
    both: '刷卡付的钱会自动退回原卡；转账付的钱由主办方转账退回，退出后会写信告诉你。',
  },
  'zh-Hant': {
    none: '',
    card: '刷卡付的錢會自動退回原卡，不用申請。',
    hand: '付過的錢由主辦方轉帳退回，退出後會寫信告訴你。',
    both: '刷卡付的錢會自動退回原卡；轉帳付的錢由主辦方轉帳退回，退出後會寫信告訴你。',
  },
  en: {
    none: '',
    card: 'What you paid by card is refunded to it automatically; you don’t need to ask.',
    hand: 'The organiser returns what you paid by bank transfer. We’ll email you when it has been sent.',
    both: 'What you paid by card is refunded to it automatically. The organiser returns what you paid by bank transfer, and we’ll email you when it has been sent.',
  },
};

const RETAINED: Record<Locale, (percent: number) => string> = {
  'zh-Hans': (percent) => `主办方留下票价的${percent}%。`,
  'zh-Hant': (percent) => `主辦方留下票價的${percent}%。`,
  en: (percent) => `The organiser keeps ${percent}% of the ticket price.`,
};

/** What a letter about a cancelled event says of money; empty for a reader who paid nothing. */
export function moneyBack(locale: Locale, way: WayBack, retainedPercent: number): string {
  if (way === 'none') return '';
  if (retainedPercent === 100) return RETAINED[locale](retainedPercent);
  const gap = locale === 'en' ? ' ' : '';
  return retainedPercent === 0
    ? TEXTS[locale][way]
    : `${TEXTS[locale][way]}${gap}${RETAINED[locale](retainedPercent)}`;
}
