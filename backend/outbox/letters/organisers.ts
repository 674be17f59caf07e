import type { Letters } from '@/backend/outbox/letter';

/** Letters to organisers and their cashiers: only when money or a seat waits for them, one an hour and kind. */
export const organiserLetters = {
  hostTransfers: {
    'zh-Hans': {
      subject: '{count}单等你核对到账，共{amount}',
      title: '{count}单说转账了，请看看到没到。',
      lines: ['《{title}》'],
      button: '去核对',
      note: '只寄给主办方和管钱的同事。钱到没到，只有你们说了算。',
    },
    'zh-Hant': {
      subject: '{count}單等你核對到帳，共{amount}',
      title: '{count}單說轉帳了，請看看到沒到。',
      lines: ['《{title}》'],
      button: '去核對',
      note: '只寄給主辦方和管錢的同事。錢到沒到，只有你們說了算。',
    },
    en: {
      subject: 'Transfers to confirm: {count}, {amount} in all',
      title: 'Buyers say they have paid ({count}). Has it arrived?',
      lines: ['“{title}”'],
      button: 'Check the orders',
      note: 'Only the organiser and cashiers get this letter. Whether money has come is for you to say.',
    },
  },
  hostRequests: {
    'zh-Hans': {
      subject: '{count}件申请等你答复：{title}',
      title: '{count}件申请等你答复。',
      lines: ['《{title}》'],
      button: '看申请，回他们',
      note: '只寄给主办方和管钱的同事。',
    },
    'zh-Hant': {
      subject: '{count}件申請等你答覆：{title}',
      title: '{count}件申請等你答覆。',
      lines: ['《{title}》'],
      button: '看申請，回他們',
      note: '只寄給主辦方和管錢的同事。',
    },
    en: {
      subject: 'Requests to answer: {count} · {title}',
      title: 'Requests waiting for your answer: {count}.',
      lines: ['“{title}”'],
      button: 'See the requests',
      note: 'Only the organiser and cashiers get this letter.',
    },
  },
  hostRefundsFailed: {
    'zh-Hans': {
      subject: '{amount}没退成，要你们打回去：{title}',
      title: '{amount}没退成，钱还在你们这里。',
      lines: ['《{title}》'],
      button: '看看这些单',
      note: '只寄给主办方和管钱的同事。退款要你们自己打给买家，打好了在订单里记下。',
    },
    'zh-Hant': {
      subject: '{amount}沒退成，要你們打回去：{title}',
      title: '{amount}沒退成，錢還在你們這裡。',
      lines: ['《{title}》'],
      button: '看看這些單',
      note: '只寄給主辦方和管錢的同事。退款要你們自己打給買家，打好了在訂單裡記下。',
    },
    en: {
      subject: 'A refund failed, {amount} to pay back: {title}',
      title: '{amount} could not be refunded. The money is still with you.',
      lines: ['“{title}”'],
      button: 'See the orders',
      note: 'Only the organiser and cashiers get this letter. Please pay the buyers back yourself and record it on the order.',
    },
  },
  hostDisputes: {
    'zh-Hans': {
      subject: '买家的银行要回{amount}：{title}',
      title: '有买家向银行要回{amount}。',
      lines: ['《{title}》', '钱先被扣住。要不要争，在收款平台那边答复；票暂时照常有效。'],
      button: '看看这些单',
      note: '只寄给主办方和管钱的同事。',
    },
    'zh-Hant': {
      subject: '買家的銀行要回{amount}：{title}',
      title: '有買家向銀行要回{amount}。',
      lines: ['《{title}》', '錢先被扣住。要不要爭，在收款平台那邊答覆；票暫時照常有效。'],
      button: '看看這些單',
      note: '只寄給主辦方和管錢的同事。',
    },
    en: {
      subject: 'A buyer’s bank takes back {amount}: {title}',
      title: 'A payment of {amount} is disputed.',
      lines: [
        '“{title}”',
        'The money is held for now. Answer at your payment provider; the tickets stay valid until then.',
      ],
      button: 'See the orders',
      note: 'Only the organiser and cashiers get this letter.',
    },
  },
} satisfies Record<string, Letters>;
