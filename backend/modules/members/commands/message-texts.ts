import type { Locale } from '@/backend/contract/locale';

interface Words {
  title: string;
  body: string;
}

/** Notifications in the reader's language; `{name}` is filled from the parameters. */
const MESSAGE_TEXTS = {
  eventApproved: {
    'zh-Hans': { title: '《{title}》已上线', body: '编辑看过了，读者现在可以看到它。' },
    'zh-Hant': { title: '《{title}》已上線', body: '編輯看過了，讀者現在可以看到它。' },
    en: { title: '“{title}” is live', body: 'An editor has approved it. Readers can see it now.' },
  },
  eventRejected: {
    'zh-Hans': { title: '《{title}》退回修改', body: '原因：{reason}' },
    'zh-Hant': { title: '《{title}》退回修改', body: '原因：{reason}' },
    en: { title: '“{title}” was sent back', body: 'Reason: {reason}' },
  },
  eventMoved: {
    'zh-Hans': {
      title: '《{title}》的时间或地点改了',
      body: '现在是{time}，{where}。票照常有效；不方便的话可以退票。',
    },
    'zh-Hant': {
      title: '《{title}》的時間或地點改了',
      body: '現在是{time}，{where}。票照常有效；不方便的話可以退票。',
    },
    en: {
      title: '“{title}” has moved',
      body: 'It is now {time}, {where}. Your tickets stay valid, or you can return them.',
    },
  },
  eventCancelled: {
    'zh-Hans': { title: '《{title}》取消了', body: '{reason} 付过的钱会退回，不用申请。' },
    'zh-Hant': { title: '《{title}》取消了', body: '{reason} 付過的錢會退回，不用申請。' },
    en: { title: '“{title}” is cancelled', body: '{reason} Whatever you paid comes back by itself.' },
  },
  orderPaid: {
    'zh-Hans': { title: '《{title}》的票是你的了', body: '订单 {number}。票在「我的票」里，也寄到了邮箱。' },
    'zh-Hant': { title: '《{title}》的票是你的了', body: '訂單 {number}。票在「我的票」裡，也寄到了信箱。' },
    en: {
      title: 'Your tickets for “{title}”',
      body: 'Order {number}. They are under My tickets and in your mail.',
    },
  },
  orderApproved: {
    'zh-Hans': { title: '《{title}》同意了你的申请', body: '名额留到 {time}，请在这之前付款。' },
    'zh-Hant': { title: '《{title}》同意了你的申請', body: '名額留到 {time}，請在這之前付款。' },
    en: {
      title: '“{title}” accepted your request',
      body: 'Your seats are held until {time}. Please pay before then.',
    },
  },
  orderDeclined: {
    'zh-Hans': { title: '《{title}》没有通过你的申请', body: '{reason}' },
    'zh-Hant': { title: '《{title}》沒有通過你的申請', body: '{reason}' },
    en: { title: '“{title}” declined your request', body: '{reason}' },
  },
  orderRefunded: {
    'zh-Hans': { title: '《{title}》的退款已办理', body: '订单 {number}，{amount}。' },
    'zh-Hant': { title: '《{title}》的退款已辦理', body: '訂單 {number}，{amount}。' },
    en: { title: 'Refund for “{title}”', body: 'Order {number}, {amount}.' },
  },
  orderRefundRefused: {
    'zh-Hans': { title: '《{title}》的退款没有通过', body: '票仍然有效。主办方说：{reason}' },
    'zh-Hant': { title: '《{title}》的退款沒有通過', body: '票仍然有效。主辦方說：{reason}' },
    en: {
      title: 'Your refund for “{title}” was declined',
      body: 'Your tickets stay valid. The organiser says: {reason}',
    },
  },
  orderAskAgain: {
    'zh-Hans': { title: '《{title}》还没有收到你的转账', body: '{reason} 名额留到 {time}。' },
    'zh-Hant': { title: '《{title}》還沒有收到你的轉帳', body: '{reason} 名額留到 {time}。' },
    en: {
      title: '“{title}” has not received your transfer',
      body: '{reason} Your seats are held until {time}.',
    },
  },
  waitlistOffer: {
    'zh-Hans': { title: '《{title}》轮到你了', body: '名额留到 {time}；不要的话请点取消，让给下一位。' },
    'zh-Hant': { title: '《{title}》輪到你了', body: '名額留到 {time}；不要的話請點取消，讓給下一位。' },
    en: {
      title: 'It’s your turn for “{title}”',
      body: 'Your seats are held until {time}. If you don’t want them, please let them go.',
    },
  },
  cohostInvited: {
    'zh-Hans': {
      title: '请你一起办《{title}》',
      body: '答应以后，活动页会写上你的名字。在“我办的活动”里答复。',
    },
    'zh-Hant': {
      title: '請你一起辦《{title}》',
      body: '答應以後，活動頁會寫上你的名字。在「我辦的活動」裡答覆。',
    },
    en: {
      title: 'You’re invited to co-host “{title}”',
      body: 'If you accept, the event names you as a co-host. Answer under Events I host.',
    },
  },
  transferToConfirm: {
    'zh-Hans': {
      title: '《{title}》有一笔转账等你核对',
      body: '订单 {number}，{amount}。请在 {time} 前答复。',
    },
    'zh-Hant': {
      title: '《{title}》有一筆轉帳等你核對',
      body: '訂單 {number}，{amount}。請在 {time} 前答覆。',
    },
    en: {
      title: 'A transfer to confirm for “{title}”',
      body: 'Order {number}, {amount}. Please answer by {time}.',
    },
  },
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
    'zh-Hans': { title: '实名认证已通过', body: '您的实名认证已通过审核。' },
    'zh-Hant': { title: '實名認證已通過', body: '您的實名認證已通過審核。' },
    en: { title: 'Identity verified', body: 'Your verification request was approved.' },
  },
  realnameRejected: {
    'zh-Hans': { title: '实名认证未通过', body: '原因：{reason}' },
    'zh-Hant': { title: '實名認證未通過', body: '原因：{reason}' },
    en: { title: 'Identity not verified', body: 'Reason: {reason}' },
  },
  feedbackReplied: {
    'zh-Hans': { title: '编辑部回复了您的反馈', body: '{reply}（您说：{question}）' },
    'zh-Hant': { title: '編輯部回覆了您的意見', body: '{reply}（您說：{question}）' },
    en: { title: 'The desk has replied to your feedback', body: '{reply} (You wrote: {question})' },
  },
  pieceApproved: {
    'zh-Hans': { title: '《{title}》已发布', body: '读者现在可以看到它。' },
    'zh-Hant': { title: '《{title}》已發布', body: '讀者現在可以看到它。' },
    en: { title: '“{title}” is published', body: 'Readers can see it now.' },
  },
  pieceScheduled: {
    'zh-Hans': { title: '《{title}》已通过，将定时发布', body: '发布时间：{time}（UTC+8）' },
    'zh-Hant': { title: '《{title}》已通過，將定時發布', body: '發布時間：{time}（UTC+8）' },
    en: { title: '“{title}” is approved and scheduled', body: 'It will be published at {time} (UTC+8).' },
  },
  pieceRejected: {
    'zh-Hans': {
      title: '《{title}》未通过审核',
      body: '原因：{reason}。修改后可以再次提交；有疑问请联系小助手：{contact}',
    },
    'zh-Hant': {
      title: '《{title}》未通過審核',
      body: '原因：{reason}。修改後可以再次提交；有疑問請聯絡小助手：{contact}',
    },
    en: {
      title: '“{title}” was not approved',
      body: 'Reason: {reason}. You can revise it and submit it again. Questions? Write to our assistant at {contact}',
    },
  },
  pieceWithdrawn: {
    'zh-Hans': {
      title: '《{title}》已撤下',
      body: '原因：{reason}。原地址不再显示这篇文章；有疑问请联系：{contact}',
    },
    'zh-Hant': {
      title: '《{title}》已撤下',
      body: '原因：{reason}。原網址不再顯示這篇文章；有疑問請聯絡：{contact}',
    },
    en: {
      title: '“{title}” was withdrawn',
      body: 'Reason: {reason}. Its address no longer shows the article. Questions? Write to {contact}',
    },
  },
  pieceRestored: {
    'zh-Hans': { title: '《{title}》已恢复', body: '读者又可以看到它了。' },
    'zh-Hant': { title: '《{title}》已恢復', body: '讀者又可以看到它了。' },
    en: { title: '“{title}” is back', body: 'Readers can see it again.' },
  },
  pieceEdited: {
    'zh-Hans': { title: '编辑改了《{title}》的文字', body: '{name} 改过；改动逐词标出，打开稿件可以看。' },
    'zh-Hant': { title: '編輯改了《{title}》的文字', body: '{name} 改過；改動逐詞標出，打開稿件可以看。' },
    en: {
      title: 'An editor changed “{title}”',
      body: '{name} changed the text. Open the piece to see every word added or removed.',
    },
  },
  noteForAuthor: {
    'zh-Hans': { title: '《{title}》有一条批注', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》有一條批註', body: '{name}：{text}' },
    en: { title: 'A note on “{title}”', body: '{name}: {text}' },
  },
  noteFromAuthor: {
    'zh-Hans': { title: '作者在《{title}》里写了批注', body: '{name}：{text}' },
    'zh-Hant': { title: '作者在《{title}》裡寫了批註', body: '{name}：{text}' },
    en: { title: 'The author left a note on “{title}”', body: '{name}: {text}' },
  },
  noteMention: {
    'zh-Hans': { title: '《{title}》的批注提到了你', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》的批註提到了你', body: '{name}：{text}' },
    en: { title: 'You were mentioned in a note on “{title}”', body: '{name}: {text}' },
  },
  noteGiven: {
    'zh-Hans': { title: '《{title}》的一条批注交给了你', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》的一條批註交給了你', body: '{name}：{text}' },
    en: { title: 'A note on “{title}” was given to you', body: '{name}: {text}' },
  },
  pieceFailed: {
    'zh-Hans': { title: '《{title}》没有按时发布', body: '原因：{reason}。编辑部已收到提醒。' },
    'zh-Hant': { title: '《{title}》未能按時發布', body: '原因：{reason}。編輯部已收到提醒。' },
    en: { title: '“{title}” was not published on time', body: 'Reason: {reason}. The desk has been told.' },
  },
} satisfies Record<string, Record<Locale, Words>>;

export type MessageKey = keyof typeof MESSAGE_TEXTS;

/** The words of one notification; a key this version does not know has none. */
export function wordsOf(key: string, params: Record<string, string>, locale: Locale): Words {
  const texts = Object.hasOwn(MESSAGE_TEXTS, key) ? MESSAGE_TEXTS[key as MessageKey][locale] : null;
  if (!texts) return { title: '', body: '' };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return { title: fill(texts.title), body: fill(texts.body) };
}
