import type { MessageTexts } from './message-texts';

/** Notifications about accounts, feedback and proposed tools. */
export const accountTexts = {
  passwordChanged: {
    'zh-Hans': { title: '密码已更改', body: '其他设备已退出登录。如非本人操作，请立即重设密码。' },
    'zh-Hant': { title: '密碼已變更', body: '其他裝置已登出。若非本人操作，請立即重設密碼。' },
    en: {
      title: 'Password changed',
      body: 'Other devices are logged out. If this was not you, reset it at once.',
    },
  },
  emailChanged: {
    'zh-Hans': { title: '登录邮箱已更改', body: '今后请用新邮箱登录。如非本人操作，请联系我们。' },
    'zh-Hant': { title: '登入信箱已變更', body: '今後請用新信箱登入。若非本人操作，請聯絡我們。' },
    en: {
      title: 'Email address changed',
      body: 'Log in with the new address from now on. If this was not you, contact us.',
    },
  },
  mobileChanged: {
    'zh-Hans': { title: '手机号已更改', body: '如非本人操作，请立即重设密码并联系我们。' },
    'zh-Hant': { title: '手機號碼已變更', body: '若非本人操作，請立即重設密碼並聯絡我們。' },
    en: {
      title: 'Phone number changed',
      body: 'If this was not you, reset your password at once and contact us.',
    },
  },
  providerLinked: {
    'zh-Hans': { title: '已关联 {provider}', body: '今后可用 {provider} 登录。如非本人操作，请联系我们。' },
    'zh-Hant': { title: '已連結 {provider}', body: '今後可用 {provider} 登入。若非本人操作，請聯絡我們。' },
    en: {
      title: '{provider} linked',
      body: 'You can log in with {provider} from now on. If this was not you, contact us.',
    },
  },
  passkeyAdded: {
    'zh-Hans': { title: '已添加通行密钥', body: '今后可用它登录。如非本人操作，请立即将其移除并重设密码。' },
    'zh-Hant': { title: '已新增密碼金鑰', body: '今後可用它登入。若非本人操作，請立即將其移除並重設密碼。' },
    en: {
      title: 'Passkey added',
      body: 'You can log in with it from now on. If this was not you, remove it and reset your password at once.',
    },
  },
  passkeyRemoved: {
    'zh-Hans': { title: '已移除通行密钥', body: '它不能再用于登录。如非本人操作，请立即重设密码。' },
    'zh-Hant': { title: '已移除密碼金鑰', body: '它不能再用於登入。若非本人操作，請立即重設密碼。' },
    en: {
      title: 'Passkey removed',
      body: 'It no longer opens your account. If this was not you, reset your password at once.',
    },
  },
  realnameVerified: {
    'zh-Hans': { title: '实名认证已通过', body: '你的实名认证已通过审核。' },
    'zh-Hant': { title: '實名認證已通過', body: '你的實名認證已通過審核。' },
    en: { title: 'Identity verified', body: 'Your verification request was approved.' },
  },
  realnameRejected: {
    'zh-Hans': { title: '实名认证未通过', body: '原因：{reason}' },
    'zh-Hant': { title: '實名認證未通過', body: '原因：{reason}' },
    en: { title: 'Identity not verified', body: 'Reason: {reason}' },
  },
  feedbackReplied: {
    'zh-Hans': { title: '编辑部回复了你的反馈', body: '{reply}（你说：{question}）' },
    'zh-Hant': { title: '編輯部回覆了你的意見', body: '{reply}（你說：{question}）' },
    en: { title: 'The desk has replied to your feedback', body: '{reply} (You wrote: {question})' },
  },
  toolAccepted: {
    'zh-Hans': { title: '{name}已收入工具目录', body: '编辑看过了，它现在有自己的页面。' },
    'zh-Hant': { title: '{name}已收入工具目錄', body: '編輯看過了，它現在有自己的頁面。' },
    en: {
      title: '{name} is in the tools directory',
      body: 'An editor has approved it. It has a page of its own now.',
    },
  },
  toolRefused: {
    'zh-Hans': { title: '{name}没有收入工具目录', body: '原因：{reason}' },
    'zh-Hant': { title: '{name}沒有收入工具目錄', body: '原因：{reason}' },
    en: { title: '{name} was not listed', body: 'Reason: {reason}' },
  },
} satisfies MessageTexts;
