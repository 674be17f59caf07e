import type { MessageTexts } from './message-texts';

/** Notifications to buyers and organisers about money that is missing, or owed until it is paid. */
export const moneyTexts = {
  orderCancelledOwed: {
    'zh-Hans': {
      title: '《{title}》的订单取消了，钱要退给你',
      body: '订单 {number}：{amount} 还没有退到，打出以后再通知你。',
    },
    'zh-Hant': {
      title: '《{title}》的訂單取消了，錢要退給你',
      body: '訂單 {number}：{amount} 還沒有退到，打出以後再通知你。',
    },
    en: {
      title: 'Your order for “{title}” was cancelled, and money comes back',
      body: 'Order {number}: {amount} is still to be returned to you. You’ll hear when it has been sent.',
    },
  },
  orderUnderpaid: {
    'zh-Hans': {
      title: '《{title}》的钱还差 {amount}',
      body: '订单 {number}：补上差额就出票，名额留到 {time}。{reason}',
    },
    'zh-Hant': {
      title: '《{title}》的錢還差 {amount}',
      body: '訂單 {number}：補上差額就出票，名額留到 {time}。{reason}',
    },
    en: {
      title: '{amount} is missing for “{title}”',
      body: 'Order {number}: your tickets come with the rest. Your seats are held until {time}. {reason}',
    },
  },
  refundAccount: {
    'zh-Hans': {
      title: '退你的 {amount} 打到哪里？',
      body: '《{title}》订单 {number} 的钱由主办方打款，请在订单页填账户。',
    },
    'zh-Hant': {
      title: '退你的 {amount} 打到哪裡？',
      body: '《{title}》訂單 {number} 的錢由主辦方打款，請在訂單頁填帳戶。',
    },
    en: {
      title: 'Where should your {amount} go?',
      body: 'The organiser of “{title}” returns the money of order {number} by transfer. Please give an account on your order page.',
    },
  },
  payoutMissing: {
    'zh-Hans': {
      title: '《{title}》有买家说退款没到',
      body: '订单 {number}，{amount}。先拿流水号问银行；银行退回来了，再打第二次。',
    },
    'zh-Hant': {
      title: '《{title}》有買家說退款沒到',
      body: '訂單 {number}，{amount}。先拿流水號問銀行；銀行退回來了，再打第二次。',
    },
    en: {
      title: 'A buyer of “{title}” says the refund hasn’t arrived',
      body: 'Order {number}, {amount}. Ask your bank with its reference first, and pay again only once the money has come back.',
    },
  },
} satisfies MessageTexts;
