import type { Letters } from '@/backend/outbox/letter';

/** Letters about money that came too late to become tickets. */
export const lateMoneyLetters = {
  orderPaidLate: {
    'zh-Hans': {
      subject: '钱到晚了，正在退回：{title}',
      lines: [
        '《{title}》订单 {number} 的钱到的时候，名额已经放掉了。',
        '{amount} 会退回，退出后会告诉你。',
        '订单：{url}',
      ],
    },
    'zh-Hant': {
      subject: '錢到晚了，正在退回：{title}',
      lines: [
        '《{title}》訂單 {number} 的錢到的時候，名額已經放掉了。',
        '{amount} 會退回，退出後會告訴你。',
        '訂單：{url}',
      ],
    },
    en: {
      subject: 'Paid too late, being returned: {title}',
      lines: [
        'When the money for your order {number} for “{title}” came, the seats were gone.',
        '{amount} is being returned. We’ll tell you when it has been sent.',
        'Your order: {url}',
      ],
    },
  },
  orderOverLimit: {
    'zh-Hans': {
      subject: '超过限购张数，正在退回：{title}',
      lines: [
        '《{title}》订单 {number} 的钱到晚了；加上你之后买的票，会超过每人限购的张数，这一单不再出票。',
        '{amount} 会退回，退出后会告诉你。之后买的票照常有效。',
        '订单：{url}',
      ],
    },
    'zh-Hant': {
      subject: '超過限購張數，正在退回：{title}',
      lines: [
        '《{title}》訂單 {number} 的錢到晚了；加上你之後買的票，會超過每人限購的張數，這一單不再出票。',
        '{amount} 會退回，退出後會告訴你。之後買的票照常有效。',
        '訂單：{url}',
      ],
    },
    en: {
      subject: 'Over the limit per person, being returned: {title}',
      lines: [
        'The money for your order {number} for “{title}” came late. With the tickets you bought since, it would be more than one person may have, so no tickets are issued for it.',
        '{amount} is being returned. We’ll tell you when it has been sent. The tickets you bought since stay valid.',
        'Your order: {url}',
      ],
    },
  },
  orderPaidAfterEnd: {
    'zh-Hans': {
      subject: '钱到晚了，正在退回：{title}',
      lines: [
        '《{title}》订单 {number} 的钱到的时候，活动已经结束了，不再出票。',
        '{amount} 会退回，退出后会告诉你。',
        '订单：{url}',
      ],
    },
    'zh-Hant': {
      subject: '錢到晚了，正在退回：{title}',
      lines: [
        '《{title}》訂單 {number} 的錢到的時候，活動已經結束了，不再出票。',
        '{amount} 會退回，退出後會告訴你。',
        '訂單：{url}',
      ],
    },
    en: {
      subject: 'Paid too late, being returned: {title}',
      lines: [
        'When the money for your order {number} for “{title}” came, the event was over, so no tickets are issued.',
        '{amount} is being returned. We’ll tell you when it has been sent.',
        'Your order: {url}',
      ],
    },
  },
  orderPaidAfterCancel: {
    'zh-Hans': {
      subject: '活动取消了，正在退回：{title}',
      lines: [
        '《{title}》已经取消，订单 {number} 不再出票。',
        '付的 {amount} 会退回，退出后会告诉你。',
        '订单：{url}',
      ],
    },
    'zh-Hant': {
      subject: '活動取消了，正在退回：{title}',
      lines: [
        '《{title}》已經取消，訂單 {number} 不再出票。',
        '付的 {amount} 會退回，退出後會告訴你。',
        '訂單：{url}',
      ],
    },
    en: {
      subject: 'Cancelled, being returned: {title}',
      lines: [
        '“{title}” was cancelled, so no tickets are issued for your order {number}.',
        'The {amount} you paid is being returned. We’ll tell you when it has been sent.',
        'Your order: {url}',
      ],
    },
  },
} satisfies Record<string, Letters>;
