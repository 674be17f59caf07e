import type { Locale } from '@/backend/contract/locale';

const zhHans = {
  howToPay: '怎么付',
  amount: '金额',
  reference: '附言写',
  deadline: '付到',
  type: '票',
  returned: '退回',
  paid: '原付',
  payout: '流水号',
  order: '订单',
  kept: '留到',
  before: '前',
  orders: '单',
  requests: '件申请',
  why: '你在这里下了单，所以收到这封信。',
};
type Labels = Record<keyof typeof zhHans, string>;

/** The small words of letters: labels of facts, and what stands below the gutter. */
export const factLabels: Record<Locale, Labels> = {
  'zh-Hans': zhHans,
  'zh-Hant': {
    howToPay: '怎麼付',
    amount: '金額',
    reference: '附言寫',
    deadline: '付到',
    type: '票',
    returned: '退回',
    paid: '原付',
    payout: '流水號',
    order: '訂單',
    kept: '留到',
    before: '前',
    orders: '單',
    requests: '件申請',
    why: '你在這裡下了單，所以收到這封信。',
  },
  en: {
    howToPay: 'How to pay',
    amount: 'Amount',
    reference: 'Reference',
    deadline: 'Pay by',
    type: 'Tickets',
    returned: 'Refund',
    paid: 'You paid',
    payout: 'Payout no.',
    order: 'Order',
    kept: 'Held until',
    before: 'at the latest',
    orders: 'orders',
    requests: 'requests',
    why: 'You get this letter because you placed an order.',
  },
};
