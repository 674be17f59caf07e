import type { Letters } from '@/backend/outbox/letter';

/** Letters to buyers, wherever money or a seat depends on them: enough without opening the site. */
export const orderLetters = {
  orderPlaced: {
    'zh-Hans': {
      subject: '等你付{amount}，名额留到{time}',
      title: '名额替你留着，等你付{amount}。',
      lines: ['《{title}》', '转账时在附言里写下面的核对码。转完回订单填流水号，名额再留24小时。'],
      button: '我转好了，填流水号',
      note: '{time}之后没有付款也没有流水号，名额放回，请不要再照这封信付。',
    },
    'zh-Hant': {
      subject: '等你付{amount}，名額留到{time}',
      title: '名額替你留著，等你付{amount}。',
      lines: ['《{title}》', '轉帳時在附言裡寫下面的核對碼。轉完回訂單填流水號，名額再留24小時。'],
      button: '我轉好了，填流水號',
      note: '{time}之後沒有付款也沒有流水號，名額放回，請不要再照這封信付。',
    },
    en: {
      subject: '{amount} to pay, seats held until {time}',
      title: 'Your seats are held. {amount} to pay.',
      lines: [
        '“{title}”',
        'Put the reference below in your transfer. Then enter its number on your order, and the seats are held for 24 hours more.',
      ],
      button: 'I’ve paid, enter the number',
      note: 'Without a payment or its number by {time} the seats are released. Please don’t pay by this letter after that.',
    },
  },
  orderApproved: {
    'zh-Hans': {
      subject: '主办方同意了，请在{time}前付{amount}',
      title: '主办方同意了，名额留到{time}。',
      lines: ['《{title}》'],
      button: '去付款',
      note: '到时没有付款，名额让给别人。',
    },
    'zh-Hant': {
      subject: '主辦方同意了，請在{time}前付{amount}',
      title: '主辦方同意了，名額留到{time}。',
      lines: ['《{title}》'],
      button: '去付款',
      note: '到時沒有付款，名額讓給別人。',
    },
    en: {
      subject: 'Approved: pay {amount} by {time}',
      title: 'The organiser said yes. Your seats are held until {time}.',
      lines: ['“{title}”'],
      button: 'Pay now',
      note: 'Without a payment by then the seats go to somebody else.',
    },
  },
  orderDeclined: {
    'zh-Hans': {
      subject: '这次没有位置给你：{title}',
      title: '这次没有同意，也没有收过钱。',
      lines: ['《{title}》', '{reason}'],
      button: '看看别的票',
    },
    'zh-Hant': {
      subject: '這次沒有位置給你：{title}',
      title: '這次沒有同意，也沒有收過錢。',
      lines: ['《{title}》', '{reason}'],
      button: '看看別的票',
    },
    en: {
      subject: 'No seat this time: {title}',
      title: 'Your request was declined. You haven’t been charged.',
      lines: ['“{title}”', '{reason}'],
      button: 'See other tickets',
    },
  },
  orderUnderpaid: {
    'zh-Hans': {
      subject: '还差{amount}，名额留到{time}',
      title: '收到了一部分，还差{amount}。',
      lines: ['《{title}》', '{reason}', '补的这一笔，附言里还写下面的核对码。'],
      button: '看这一单',
      note: '{time}之后没有补上，名额放回，收到的钱由主办方退给你。',
    },
    'zh-Hant': {
      subject: '還差{amount}，名額留到{time}',
      title: '收到了一部分，還差{amount}。',
      lines: ['《{title}》', '{reason}', '補的這一筆，附言裡還寫下面的核對碼。'],
      button: '看這一單',
      note: '{time}之後沒有補上，名額放回，收到的錢由主辦方退給你。',
    },
    en: {
      subject: '{amount} still to pay, seats held until {time}',
      title: 'Part of your payment arrived. {amount} still to pay.',
      lines: ['“{title}”', '{reason}', 'Put the reference below in the second transfer, too.'],
      button: 'See the order',
      note: 'Without the rest by {time} the seats are released, and the organiser returns what came.',
    },
  },
  refundBegun: {
    'zh-Hans': {
      subject: '{refund}在退：{title}',
      title: '{refund}开始退了。',
      lines: ['《{title}》', '{ground}', '{reason}'],
      button: '看这一单',
      note: '退好了再写信给你。银行卡一般要几个工作日；转账付的，由主办方打回。',
    },
    'zh-Hant': {
      subject: '{refund}在退：{title}',
      title: '{refund}開始退了。',
      lines: ['《{title}》', '{ground}', '{reason}'],
      button: '看這一單',
      note: '退好了再寫信給你。信用卡一般要幾個工作日；轉帳付的，由主辦方打回。',
    },
    en: {
      subject: '{refund} is being refunded: {title}',
      title: 'Your refund of {refund} has begun.',
      lines: ['“{title}”', '{ground}', '{reason}'],
      button: 'See the order',
      note: 'We’ll write again when it is done. Cards take some working days; transfers are paid back by the organiser.',
    },
  },
  refundDone: {
    'zh-Hans': {
      subject: '{refund}退好了：{title}',
      title: '{refund}退给你了。',
      lines: ['《{title}》', '{ground}'],
      button: '看这一单',
      note: '到账还要看银行，一般再要1到5个工作日。',
    },
    'zh-Hant': {
      subject: '{refund}退好了：{title}',
      title: '{refund}退給你了。',
      lines: ['《{title}》', '{ground}'],
      button: '看這一單',
      note: '到帳還要看銀行，一般再要1到5個工作日。',
    },
    en: {
      subject: '{refund} refunded: {title}',
      title: '{refund} has been refunded.',
      lines: ['“{title}”', '{ground}'],
      button: 'See the order',
      note: 'Your bank may take another 1 to 5 working days to show it.',
    },
  },
} satisfies Record<string, Letters>;
