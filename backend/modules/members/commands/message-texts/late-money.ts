import type { MessageTexts } from './message-texts';

/** Notifications about money that came late, and bank transfers that nobody confirmed in time. */
export const lateMoneyTexts = {
  orderPaidLate: {
    'zh-Hans': {
      title: '《{title}》的钱到晚了',
      body: '订单 {number}：名额已经放掉，{amount} 会退回，退出后会告诉你。',
    },
    'zh-Hant': {
      title: '《{title}》的錢到晚了',
      body: '訂單 {number}：名額已經放掉，{amount} 會退回，退出後會告訴你。',
    },
    en: {
      title: 'Your payment for “{title}” came too late',
      body: 'Order {number}: the seats were gone. {amount} is being returned; you’ll hear when it has been sent.',
    },
  },
  orderOverLimit: {
    'zh-Hans': {
      title: '《{title}》的钱到晚了',
      body: '订单 {number}：加上之后买的票会超过每人限购的张数。{amount} 会退回，退出后会告诉你。',
    },
    'zh-Hant': {
      title: '《{title}》的錢到晚了',
      body: '訂單 {number}：加上之後買的票會超過每人限購的張數。{amount} 會退回，退出後會告訴你。',
    },
    en: {
      title: 'Your payment for “{title}” came too late',
      body: 'Order {number}: with the tickets you bought since, it would be more than one person may have. {amount} is being returned.',
    },
  },
  orderPaidAfterEnd: {
    'zh-Hans': {
      title: '《{title}》的钱到晚了',
      body: '订单 {number}：活动已经结束，不再出票。{amount} 会退回，退出后会告诉你。',
    },
    'zh-Hant': {
      title: '《{title}》的錢到晚了',
      body: '訂單 {number}：活動已經結束，不再出票。{amount} 會退回，退出後會告訴你。',
    },
    en: {
      title: 'Your payment for “{title}” came too late',
      body: 'Order {number}: the event is over, so no tickets are issued. {amount} is being returned; you’ll hear when it has been sent.',
    },
  },
  orderPaidAfterCancel: {
    'zh-Hans': {
      title: '《{title}》取消了，付的钱会退回',
      body: '订单 {number}：活动已经取消，不再出票。{amount} 会退回，退出后会告诉你。',
    },
    'zh-Hant': {
      title: '《{title}》取消了，付的錢會退回',
      body: '訂單 {number}：活動已經取消，不再出票。{amount} 會退回，退出後會告訴你。',
    },
    en: {
      title: '“{title}” was cancelled; your payment is being returned',
      body: 'Order {number}: the event was cancelled, so no tickets are issued. {amount} is being returned; you’ll hear when it has been sent.',
    },
  },
  orderTransferReleased: {
    'zh-Hans': {
      title: '《{title}》开始了，转账还没有核对',
      body: '订单 {number}：名额放回了。主办方查到这笔钱以后，会给你出票或退回。',
    },
    'zh-Hant': {
      title: '《{title}》開始了，轉帳還沒有核對',
      body: '訂單 {number}：名額放回了。主辦方查到這筆錢以後，會給你出票或退回。',
    },
    en: {
      title: '“{title}” has begun, and your transfer wasn’t confirmed',
      body: 'Order {number}: your seats were released. Once the organiser finds the money, you’ll get tickets or the money back.',
    },
  },
  orderTransferMissing: {
    'zh-Hans': { title: '《{title}》没有收到你的转账', body: '{reason} 名额已经放回。' },
    'zh-Hant': { title: '《{title}》沒有收到你的轉帳', body: '{reason} 名額已經放回。' },
    en: {
      title: '“{title}” has not received your transfer',
      body: '{reason} Your seats were released.',
    },
  },
  transferReleased: {
    'zh-Hans': {
      title: '《{title}》有一笔转账没有核对，名额放回了',
      body: '订单 {number}，{amount}：活动已经开始。钱到了请照常确认：还有名额就出票，没有就待退。',
    },
    'zh-Hant': {
      title: '《{title}》有一筆轉帳沒有核對，名額放回了',
      body: '訂單 {number}，{amount}：活動已經開始。錢到了請照常確認：還有名額就出票，沒有就待退。',
    },
    en: {
      title: 'The seats of an unconfirmed transfer for “{title}” were released',
      body: 'Order {number}, {amount}: the event has begun. If the money has come, confirm it as usual: tickets are issued if seats are left, otherwise it waits to be returned.',
    },
  },
} satisfies MessageTexts;
