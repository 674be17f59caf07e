import type { Letters } from '@/backend/outbox/letter';

/** Letters about tickets. What an attendee gets is about that one ticket. */
export const ticketLetters = {
  ticket: {
    'zh-Hans': {
      subject: '你的票：{title}',
      lines: [
        '{title}',
        '{when}',
        '{where}',
        '{type} · {name} · 编号 {number}',
        '打开你的票（没有网也能进场）：{url}',
        '附件里是二维码和日历。请不要把二维码发给别人：第一个扫的人进场。',
      ],
    },
    'zh-Hant': {
      subject: '你的票：{title}',
      lines: [
        '{title}',
        '{when}',
        '{where}',
        '{type} · {name} · 編號 {number}',
        '打開你的票（沒有網路也能進場）：{url}',
        '附件裡是 QR 碼和行事曆。請不要把 QR 碼給別人：第一個掃的人進場。',
      ],
    },
    en: {
      subject: 'Your ticket: {title}',
      lines: [
        '{title}',
        '{when}',
        '{where}',
        '{type} · {name} · no. {number}',
        'Open your ticket (it works without a network): {url}',
        'The QR code and a calendar entry are attached. Keep the code to yourself: whoever scans it first gets in.',
      ],
    },
  },
  eventMoved: {
    'zh-Hans': {
      subject: '时间或地点改了：{title}',
      lines: [
        '《{title}》现在的时间与地点：',
        '{when}',
        '{where}',
        '你的票照常有效；不方便的话，可以在订单页退票。{url}',
      ],
    },
    'zh-Hant': {
      subject: '時間或地點改了：{title}',
      lines: [
        '《{title}》現在的時間與地點：',
        '{when}',
        '{where}',
        '你的票照常有效；不方便的話，可以在訂單頁退票。{url}',
      ],
    },
    en: {
      subject: 'New time or place: {title}',
      lines: [
        '“{title}” now takes place here:',
        '{when}',
        '{where}',
        'Your ticket stays valid. If this does not suit you, you can return it on your order page: {url}',
      ],
    },
  },
  eventRescheduled: {
    'zh-Hans': {
      subject: '改期：{title}',
      lines: [
        '《{title}》改期了。',
        '原定：{was}',
        '现在：{when}',
        '{where}',
        '你的票照常有效；不方便的话，可以在订单页退票。{url}',
      ],
    },
    'zh-Hant': {
      subject: '改期：{title}',
      lines: [
        '《{title}》改期了。',
        '原定：{was}',
        '現在：{when}',
        '{where}',
        '你的票照常有效；不方便的話，可以在訂單頁退票。{url}',
      ],
    },
    en: {
      subject: 'Rescheduled: {title}',
      lines: [
        '“{title}” has been rescheduled.',
        'Was: {was}',
        'Now: {when}',
        '{where}',
        'Your ticket stays valid. If this does not suit you, you can return it on your order page: {url}',
      ],
    },
  },
  eventCancelled: {
    'zh-Hans': {
      subject: '取消：{title}',
      lines: ['《{title}》取消了。', '{reason}', '票已经作废；付过的钱会退回，不用申请。{url}'],
    },
    'zh-Hant': {
      subject: '取消：{title}',
      lines: ['《{title}》取消了。', '{reason}', '票已經作廢；付過的錢會退回，不用申請。{url}'],
    },
    en: {
      subject: 'Cancelled: {title}',
      lines: [
        '“{title}” has been cancelled.',
        '{reason}',
        'Tickets are no longer valid. Anything you paid is refunded automatically. {url}',
      ],
    },
  },
  waitlistOffer: {
    'zh-Hans': {
      subject: '轮到你了：{title}',
      lines: ['《{title}》有名额空出来，替你留到 {time}。', '要的话：{url}', '不要了，让给下一位：{decline}'],
    },
    'zh-Hant': {
      subject: '輪到你了：{title}',
      lines: ['《{title}》有名額空出來，替你留到 {time}。', '要的話：{url}', '不要了，讓給下一位：{decline}'],
    },
    en: {
      subject: 'It’s your turn: {title}',
      lines: [
        'Seats for “{title}” have come free. They are held for you until {time}.',
        'Yes, please: {url}',
        'No, thanks. Offer them to the next person: {decline}',
      ],
    },
  },
  hostMessage: {
    'zh-Hans': { subject: '{subject}', lines: ['{text}', '— {host}，关于《{title}》'] },
    'zh-Hant': { subject: '{subject}', lines: ['{text}', '— {host}，關於《{title}》'] },
    en: { subject: '{subject}', lines: ['{text}', '— {host}, about “{title}”'] },
  },
} satisfies Record<string, Letters>;
