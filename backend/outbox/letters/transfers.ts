import type { Letters } from '@/backend/outbox/letter';

/** Letters about the transfer of a ticket: to its receiver, and to its sender about what became of it. */
export const transferLetters = {
  ticketOffered: {
    'zh-Hans': {
      subject: '有人转给你一张票，{time}前收下',
      title: '{from}把一张{type}转给你。',
      lines: [],
      button: '看看，再决定',
      note: '收下以前，票还是{from}的，也可能收回。打开链接不会改变什么；不认识这个人，不点就行。',
    },
    'zh-Hant': {
      subject: '有人轉給你一張票，{time}前收下',
      title: '{from}把一張{type}轉給你。',
      lines: [],
      button: '看看，再決定',
      note: '收下以前，票還是{from}的，也可能收回。打開連結不會改變什麼；不認識這個人，不點就行。',
    },
    en: {
      subject: 'Somebody has sent you a ticket: take it by {time}',
      title: '{from} is giving you a ticket: {type}.',
      lines: [],
      button: 'Look and decide',
      note: 'Until you take it, the ticket is still {from}’s and can be called back. Opening the link changes nothing. If you don’t know this person, ignore this letter.',
    },
  },
  ticketTaken: {
    'zh-Hans': {
      subject: '你的票被收下了：{title}',
      title: '{name}收下了，这张票不再是你的。',
      lines: ['{title}', '你手上的码和编号已经作废，截图也进不了门。'],
      button: '看我剩下的票',
    },
    'zh-Hant': {
      subject: '你的票被收下了：{title}',
      title: '{name}收下了，這張票不再是你的。',
      lines: ['{title}', '你手上的碼和編號已經作廢，截圖也進不了門。'],
      button: '看我剩下的票',
    },
    en: {
      subject: 'Your ticket has been taken: {title}',
      title: '{name} has taken the ticket. It is no longer yours.',
      lines: ['{title}', 'Your code and number are void; a screenshot will not get you in either.'],
      button: 'See my other tickets',
    },
  },
  ticketDeclined: {
    'zh-Hans': {
      subject: '对方没有要你的票：{title}',
      title: '{name}没有要，票还是你的。',
      lines: ['{title}', '你的码照旧有效。'],
      button: '打开我的票',
    },
    'zh-Hant': {
      subject: '對方沒有要你的票：{title}',
      title: '{name}沒有要，票還是你的。',
      lines: ['{title}', '你的碼照舊有效。'],
      button: '打開我的票',
    },
    en: {
      subject: 'Your ticket was declined: {title}',
      title: '{name} has declined. The ticket is still yours.',
      lines: ['{title}', 'Your code is valid as before.'],
      button: 'Open my ticket',
    },
  },
  ticketNotTaken: {
    'zh-Hans': {
      subject: '你的票没有人收下：{title}',
      title: '到时没有人收下，票还是你的。',
      lines: ['{title}', '寄给{name}的链接已经失效，你的码照旧有效。'],
      button: '打开我的票',
    },
    'zh-Hant': {
      subject: '你的票沒有人收下：{title}',
      title: '到時沒有人收下，票還是你的。',
      lines: ['{title}', '寄給{name}的連結已經失效，你的碼照舊有效。'],
      button: '打開我的票',
    },
    en: {
      subject: 'Your ticket was not taken in time: {title}',
      title: 'Nobody took the ticket in time. It is still yours.',
      lines: ['{title}', 'The link sent to {name} no longer works. Your code is valid as before.'],
      button: 'Open my ticket',
    },
  },
} satisfies Record<string, Letters>;
