import type { Letters } from '@/backend/outbox/letter';

/** Letters that tell a member what happened to the account. */
export const noticeLetters = {
  passwordChanged: {
    'zh-Hans': {
      subject: '你的{site}密码已更改',
      lines: [
        '你的账号密码刚刚被更改，其他设备已退出登录。',
        '如非本人操作，请立即重设密码并联系我们：{contact}',
      ],
    },
    'zh-Hant': {
      subject: '你的{site}密碼已變更',
      lines: [
        '你的帳號密碼剛剛被變更，其他裝置已登出。',
        '若非本人操作，請立即重設密碼並聯絡我們：{contact}',
      ],
    },
    en: {
      subject: 'Your {site} password was changed',
      lines: [
        'The password of your account was changed just now. Other devices are logged out.',
        'If this was not you, reset it at once and write to {contact}',
      ],
    },
  },
  emailChanged: {
    'zh-Hans': {
      subject: '你的{site}登录邮箱已更改',
      lines: ['你的账号现在使用另一个邮箱登录：{address}', '如非本人操作，请立即联系我们：{contact}'],
    },
    'zh-Hant': {
      subject: '你的{site}登入信箱已變更',
      lines: ['你的帳號現在使用另一個信箱登入：{address}', '若非本人操作，請立即聯絡我們：{contact}'],
    },
    en: {
      subject: 'The email address of your {site} account was changed',
      lines: [
        'Your account now belongs to another address: {address}',
        'If this was not you, write to {contact} at once',
      ],
    },
  },
  mobileChanged: {
    'zh-Hans': {
      subject: '你的{site}账号的手机号已更改',
      lines: ['你的账号现在可以用另一个手机号找回密码。', '如非本人操作，请立即联系我们：{contact}'],
    },
    'zh-Hant': {
      subject: '你的{site}帳號的手機號碼已變更',
      lines: ['你的帳號現在可以用另一個手機號碼找回密碼。', '若非本人操作，請立即聯絡我們：{contact}'],
    },
    en: {
      subject: 'The mobile number of your {site} account was changed',
      lines: [
        'Your password can now be reset with another mobile number.',
        'If this was not you, write to {contact} at once',
      ],
    },
  },
  providerLinked: {
    'zh-Hans': {
      subject: '{provider} 已与你的{site}账号关联',
      lines: [
        '你刚刚用 {provider} 登录了{site}，它已与此邮箱的账号关联。',
        '如非本人操作，请立即联系我们：{contact}',
      ],
    },
    'zh-Hant': {
      subject: '{provider} 已與你的{site}帳號連結',
      lines: [
        '你剛剛用 {provider} 登入了{site}，它已與此信箱的帳號連結。',
        '若非本人操作，請立即聯絡我們：{contact}',
      ],
    },
    en: {
      subject: '{provider} now opens your {site} account',
      lines: [
        'You logged in to {site} with {provider}. It is now linked to the account of this address.',
        'If this was not you, write to {contact} at once',
      ],
    },
  },
  passkeyAdded: {
    'zh-Hans': {
      subject: '你的{site}账号添加了通行密钥',
      lines: [
        '你的账号刚刚添加了一个通行密钥，今后可用它登录。',
        '如非本人操作，请立即在账号设置中将其移除、重设密码，并联系我们：{contact}',
      ],
    },
    'zh-Hant': {
      subject: '你的{site}帳號新增了密碼金鑰',
      lines: [
        '你的帳號剛剛新增了一個密碼金鑰，今後可用它登入。',
        '若非本人操作，請立即在帳號設定中將其移除、重設密碼，並聯絡我們：{contact}',
      ],
    },
    en: {
      subject: 'A passkey was added to your {site} account',
      lines: [
        'A passkey was added to your account just now. It can be used to log in.',
        'If this was not you, remove it in your account settings, reset your password and write to {contact}',
      ],
    },
  },
  passkeyRemoved: {
    'zh-Hans': {
      subject: '你的{site}账号移除了通行密钥',
      lines: ['你账号的一个通行密钥刚刚被移除。', '如非本人操作，请立即重设密码并联系我们：{contact}'],
    },
    'zh-Hant': {
      subject: '你的{site}帳號移除了密碼金鑰',
      lines: ['你帳號的一個密碼金鑰剛剛被移除。', '若非本人操作，請立即重設密碼並聯絡我們：{contact}'],
    },
    en: {
      subject: 'A passkey was removed from your {site} account',
      lines: [
        'One of the passkeys of your account was removed just now.',
        'If this was not you, reset your password at once and write to {contact}',
      ],
    },
  },
  accountDeleted: {
    'zh-Hans': {
      subject: '你的{site}账号已删除',
      lines: ['你的账号和个人数据已按你的要求删除。', '如非本人操作，请联系我们：{contact}'],
    },
    'zh-Hant': {
      subject: '你的{site}帳號已刪除',
      lines: ['你的帳號和個人資料已依你的要求刪除。', '若非本人操作，請聯絡我們：{contact}'],
    },
    en: {
      subject: 'Your {site} account was deleted',
      lines: [
        'Your account and your personal data were deleted, as you asked.',
        'If this was not you, write to {contact}',
      ],
    },
  },
} satisfies Record<string, Letters>;
