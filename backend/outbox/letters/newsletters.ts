import type { Letters } from '@/backend/outbox/letter';

/** Letters to readers who ask for newsletters. */
export const newsletterLetters = {
  newsletterConfirm: {
    'zh-Hans': {
      subject: '点一下，{names}才算订上',
      title: '还差一步',
      lines: ['有人用此邮箱订阅{names}。打开下面的页面，再按一次按钮就好。'],
      button: '去确认',
      note: '链接 {hours} 小时内有效。不是你订的，不用理会：不确认就不会寄，地址也会删掉。',
    },
    'zh-Hant': {
      subject: '點一下，{names}才算訂上',
      title: '還差一步',
      lines: ['有人用此信箱訂閱{names}。打開下面的頁面，再按一次按鈕就好。'],
      button: '去確認',
      note: '連結 {hours} 小時內有效。不是你訂的，不用理會：不確認就不會寄，地址也會刪掉。',
    },
    en: {
      subject: 'Press once more to get {names}',
      title: 'One step left',
      lines: ['Someone asked for {names} at this address. Open the page below and press its button.'],
      button: 'Confirm',
      note: 'The link works for {hours} hours. If it was not you, do nothing: without it nothing is sent, and the address is deleted.',
    },
  },
  newsletterPreferences: {
    'zh-Hans': {
      subject: '你已经订了{names}',
      lines: ['有人用此邮箱又订了一次{names}。什么都没有变；要改或退订，在下面的页面。'],
      button: '改我的信',
    },
    'zh-Hant': {
      subject: '你已經訂了{names}',
      lines: ['有人用此信箱又訂了一次{names}。什麼都沒有變；要改或退訂，在下面的頁面。'],
      button: '改我的信',
    },
    en: {
      subject: 'You already get {names}',
      lines: [
        'Someone asked for {names} at this address again. Nothing has changed; to change or end it, open the page below.',
      ],
      button: 'My letters',
    },
  },
} satisfies Record<string, Letters>;
