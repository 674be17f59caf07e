import type { Letters } from '@/backend/outbox/letter';

/**
 * Letters sent when somebody asks for a code. Whether an account exists is said only in the letter, not in the answer.
 */
export const codeLetters = {
  code: {
    'zh-Hans': {
      subject: '{site}验证码：{code}',
      lines: [
        '你的验证码是：',
        '{code}',
        '{minutes} 分钟内有效，只能使用一次。请勿告诉他人；如非本人操作，请忽略此邮件。',
      ],
      sms: '【{site}】验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    },
    'zh-Hant': {
      subject: '{site}驗證碼：{code}',
      lines: [
        '你的驗證碼是：',
        '{code}',
        '{minutes} 分鐘內有效，只能使用一次。請勿告訴他人；若非本人操作，請忽略此郵件。',
      ],
      sms: '【{site}】驗證碼 {code}，{minutes} 分鐘內有效。請勿告訴他人。',
    },
    en: {
      subject: '{code} is your {site} verification code',
      lines: [
        'Your verification code is',
        '{code}',
        'It works once, within {minutes} minutes. Do not share it. If you did not ask for it, you can ignore this email.',
      ],
      sms: '{code} is your {site} verification code. It works for {minutes} minutes. Do not share it.',
    },
  },
  noAccount: {
    'zh-Hans': {
      subject: '该邮箱尚未注册{site}',
      lines: [
        '有人用此邮箱申请了{site}的验证码，但它还没有注册。',
        '如是你本人，请先注册：{link}',
        '如非本人操作，请忽略此邮件。',
      ],
    },
    'zh-Hant': {
      subject: '此信箱尚未註冊{site}',
      lines: [
        '有人用此信箱申請了{site}的驗證碼，但它還沒有註冊。',
        '若是你本人，請先註冊：{link}',
        '若非本人操作，請忽略此郵件。',
      ],
    },
    en: {
      subject: 'There is no {site} account for this address',
      lines: [
        'Someone asked for a {site} code with this address, but no account belongs to it.',
        'If it was you, sign up first: {link}',
        'If it was not you, you can ignore this email.',
      ],
    },
  },
  alreadyRegistered: {
    'zh-Hans': {
      subject: '该邮箱已注册{site}',
      lines: [
        '有人想用此邮箱注册或绑定{site}账号，但它已经有账号了。',
        '如是你本人，请直接登录，忘记密码可以重设：{link}',
        '如非本人操作，请忽略此邮件。',
      ],
      sms: '【{site}】该号码已绑定账号，请直接登录。如非本人操作请忽略。',
    },
    'zh-Hant': {
      subject: '此信箱已註冊{site}',
      lines: [
        '有人想用此信箱註冊或綁定{site}帳號，但它已經有帳號了。',
        '若是你本人，請直接登入，忘記密碼可以重設：{link}',
        '若非本人操作，請忽略此郵件。',
      ],
      sms: '【{site}】此號碼已綁定帳號，請直接登入。若非本人操作請忽略。',
    },
    en: {
      subject: 'You already have a {site} account',
      lines: [
        'Someone tried to open a {site} account with this address, or to link it to one, but it already has an account.',
        'If it was you, log in; a forgotten password can be reset: {link}',
        'If it was not you, you can ignore this email.',
      ],
      sms: 'This number already has a {site} account. Please log in. If this was not you, ignore this message.',
    },
  },
} satisfies Record<string, Letters>;
