import type { Letters } from '@/backend/outbox/letter';

/** Letters about tickets. What an attendee gets is about that one ticket. */
export const ticketLetters = {
  ticket: {
    'zh-Hans': {
      subject: '你的票：{title}',
      title: '票是你的了。',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: '打开我的票',
      note: '没有网也能进场。附件里是二维码和日历。请不要把二维码发给别人：第一个扫的人进场。',
    },
    'zh-Hant': {
      subject: '你的票：{title}',
      title: '票是你的了。',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: '打開我的票',
      note: '沒有網路也能進場。附件裡是 QR 碼和行事曆。請不要把 QR 碼給別人：第一個掃的人進場。',
    },
    en: {
      subject: 'Your ticket: {title}',
      title: 'The ticket is yours.',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: 'Open my ticket',
      note: 'It works without a network. The QR code and a calendar entry are attached. Keep the code to yourself: whoever scans it first gets in.',
    },
  },
  tickets: {
    'zh-Hans': {
      subject: '你的{count}张票：{title}',
      title: '票是你的了，{count}张都在这里。',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: '打开第一张',
      note: '没有网也能进场。附件里是二维码和日历。每张二维码只放一个人，第一个扫的人进场。',
    },
    'zh-Hant': {
      subject: '你的{count}張票：{title}',
      title: '票是你的了，{count}張都在這裡。',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: '打開第一張',
      note: '沒有網路也能進場。附件裡是 QR 碼和行事曆。每張 QR 碼只放一個人，第一個掃的人進場。',
    },
    en: {
      subject: 'Your {count} tickets: {title}',
      title: 'The tickets are yours, all {count} of them.',
      lines: ['{renewed}', '{title}', '{when}', '{where}'],
      button: 'Open the first',
      note: 'They work without a network. The QR codes and a calendar entry are attached. Each code lets one person in: whoever scans it first.',
    },
  },
  eventMoved: {
    'zh-Hans': {
      subject: '时间或地点改了：{title}',
      title: '时间或地点改了。',
      lines: ['《{title}》'],
      button: '看我的票',
      note: '你的票照常有效，码不用换；不方便的话，可以在订单页退票。附件是新的日历。',
    },
    'zh-Hant': {
      subject: '時間或地點改了：{title}',
      title: '時間或地點改了。',
      lines: ['《{title}》'],
      button: '看我的票',
      note: '你的票照常有效，碼不用換；不方便的話，可以在訂單頁退票。附件是新的行事曆。',
    },
    en: {
      subject: 'New time or place: {title}',
      title: 'The time or place has changed.',
      lines: ['“{title}”'],
      button: 'See my tickets',
      note: 'Your ticket and its code stay valid. If this does not suit you, you can return it on your order page. A new calendar entry is attached.',
    },
  },
  eventRescheduled: {
    'zh-Hans': {
      subject: '改期：{title}',
      title: '改期了，现在是{when}。',
      lines: ['《{title}》'],
      button: '看我的票',
      note: '你的票照常有效，码不用换；不方便的话，可以在订单页退票。附件是新的日历。',
    },
    'zh-Hant': {
      subject: '改期：{title}',
      title: '改期了，現在是{when}。',
      lines: ['《{title}》'],
      button: '看我的票',
      note: '你的票照常有效，碼不用換；不方便的話，可以在訂單頁退票。附件是新的行事曆。',
    },
    en: {
      subject: 'Rescheduled: {title}',
      title: 'It has been rescheduled to {when}.',
      lines: ['“{title}”'],
      button: 'See my tickets',
      note: 'Your ticket and its code stay valid. If this does not suit you, you can return it on your order page. A new calendar entry is attached.',
    },
  },
  eventCancelled: {
    'zh-Hans': {
      subject: '取消：{title}',
      lines: ['《{title}》取消了。', '{reason}', '票已经作废。{money}{url}'],
    },
    'zh-Hant': {
      subject: '取消：{title}',
      lines: ['《{title}》取消了。', '{reason}', '票已經作廢。{money}{url}'],
    },
    en: {
      subject: 'Cancelled: {title}',
      lines: ['“{title}” has been cancelled.', '{reason}', 'Tickets are no longer valid. {money} {url}'],
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
  waitlistEnded: {
    'zh-Hans': {
      subject: '候补结束了：{title}',
      lines: ['《{title}》的候补结束了，没有轮到你。', '你什么都不用做，也没有付过钱。', '{url}'],
    },
    'zh-Hant': {
      subject: '候補結束了：{title}',
      lines: ['《{title}》的候補結束了，沒有輪到你。', '你什麼都不用做，也沒有付過錢。', '{url}'],
    },
    en: {
      subject: 'Waiting list closed: {title}',
      lines: [
        'The waiting list for “{title}” has closed, and no seats came free for you.',
        'There is nothing to do, and you have paid nothing.',
        '{url}',
      ],
    },
  },
  hostMessage: {
    'zh-Hans': {
      subject: '{subject}',
      lines: ['{text}', '— {host}，关于《{title}》', '不想再收到这位主办方的信：{unsubscribe}'],
    },
    'zh-Hant': {
      subject: '{subject}',
      lines: ['{text}', '— {host}，關於《{title}》', '不想再收到這位主辦方的信：{unsubscribe}'],
    },
    en: {
      subject: '{subject}',
      lines: ['{text}', '— {host}, about “{title}”', 'No more messages from this organiser: {unsubscribe}'],
    },
  },
} satisfies Record<string, Letters>;
