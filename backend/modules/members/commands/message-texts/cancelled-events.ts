import type { MessageTexts } from './message-texts';

/** Notifications about a cancelled event, by the way in which the reader's money is returned. */
export const cancelledEventTexts = {
  eventCancelled: {
    'zh-Hans': { title: '《{title}》取消了', body: '{reason}' },
    'zh-Hant': { title: '《{title}》取消了', body: '{reason}' },
    en: { title: '“{title}” is cancelled', body: '{reason}' },
  },
  eventCancelledCard: {
    'zh-Hans': { title: '《{title}》取消了', body: '{reason} 刷卡付的钱会自动退回原卡，不用申请。' },
    'zh-Hant': { title: '《{title}》取消了', body: '{reason} 刷卡付的錢會自動退回原卡，不用申請。' },
    en: {
      title: '“{title}” is cancelled',
      body: '{reason} What you paid by card is refunded automatically.',
    },
  },
  eventCancelledHand: {
    'zh-Hans': { title: '《{title}》取消了', body: '{reason} 付过的钱由主办方转账退回，退出后会通知你。' },
    'zh-Hant': { title: '《{title}》取消了', body: '{reason} 付過的錢由主辦方轉帳退回，退出後會通知你。' },
    en: {
      title: '“{title}” is cancelled',
      body: '{reason} The organiser returns what you paid by bank transfer; you’ll hear when it has been sent.',
    },
  },
  eventCancelledBoth: {
    'zh-Hans': {
      title: '《{title}》取消了',
      body: '{reason} 刷卡付的钱会自动退回；转账付的由主办方退回，退出后会通知你。',
    },
    'zh-Hant': {
      title: '《{title}》取消了',
      body: '{reason} 刷卡付的錢會自動退回；轉帳付的由主辦方退回，退出後會通知你。',
    },
    en: {
      title: '“{title}” is cancelled',
      body: '{reason} What you paid by card is refunded automatically. The organiser returns what you paid by bank transfer; you’ll hear when it has been sent.',
    },
  },
} satisfies MessageTexts;
