import type { MessageTexts } from './message-texts';

/** Notifications to buyers and organisers about events, orders and tickets. */
export const eventTexts = {
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
  eventRescheduled: {
    'zh-Hans': {
      title: '《{title}》改期了',
      body: '原定{was}，现在是{time}，{where}。票照常有效；不方便的话可以退票。',
    },
    'zh-Hant': {
      title: '《{title}》改期了',
      body: '原定{was}，現在是{time}，{where}。票照常有效；不方便的話可以退票。',
    },
    en: {
      title: '“{title}” has been rescheduled',
      body: 'It was to be {was} and is now {time}, {where}. Your tickets stay valid, or you can return them.',
    },
  },
  orderPaid: {
    'zh-Hans': { title: '《{title}》的票是你的了', body: '订单 {number}。票在「我的票」里，也寄到了邮箱。' },
    'zh-Hant': { title: '《{title}》的票是你的了', body: '訂單 {number}。票在「我的票」裡，也寄到了信箱。' },
    en: {
      title: 'Your tickets for “{title}”',
      body: 'Order {number}. They are under My tickets and in your inbox.',
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
  orderRefundAgain: {
    'zh-Hans': {
      title: '《{title}》的退款还没有到账',
      body: '订单 {number}：主办方会再退一次，到账后再通知你。',
    },
    'zh-Hant': {
      title: '《{title}》的退款還沒有到賬',
      body: '訂單 {number}：主辦方會再退一次，到賬後再通知你。',
    },
    en: {
      title: 'Your refund for “{title}” hasn’t arrived',
      body: 'Order {number}: the organiser will return the money again, and you’ll hear when it is done.',
    },
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
  waitlistEnded: {
    'zh-Hans': { title: '《{title}》的候补结束了', body: '没有轮到你。你什么都不用做，也没有付过钱。' },
    'zh-Hant': { title: '《{title}》的候補結束了', body: '沒有輪到你。你什麼都不用做，也沒有付過錢。' },
    en: {
      title: 'The waiting list for “{title}” has closed',
      body: 'No seats came free for you. There is nothing to do, and you have paid nothing.',
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
      title: 'You’re invited to co-organise “{title}”',
      body: 'If you accept, the event names you as a co-organiser. Answer under Events I organise.',
    },
  },
  staffInvited: {
    'zh-Hans': { title: '请你为《{title}》帮忙', body: '答应以后才有权限。在“我办的活动”里答复。' },
    'zh-Hant': { title: '請你為《{title}》幫忙', body: '答應以後才有權限。在「我辦的活動」裡答覆。' },
    en: {
      title: 'You’re asked to join the team of “{title}”',
      body: 'You have your role once you accept. Answer under Events I organise.',
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
  ticketTaken: {
    'zh-Hans': { title: '{name}收下了《{title}》的票', body: '这张票不再是你的，你手上的码和编号已经作废。' },
    'zh-Hant': { title: '{name}收下了《{title}》的票', body: '這張票不再是你的，你手上的碼和編號已經作廢。' },
    en: {
      title: '{name} has taken your ticket for “{title}”',
      body: 'It is no longer yours. Your code and number are void.',
    },
  },
  ticketDeclined: {
    'zh-Hans': { title: '{name}没有要《{title}》的票', body: '票还是你的，码照旧有效。' },
    'zh-Hant': { title: '{name}沒有要《{title}》的票', body: '票還是你的，碼照舊有效。' },
    en: {
      title: '{name} has declined your ticket for “{title}”',
      body: 'It is still yours, and your code is valid as before.',
    },
  },
  ticketNotTaken: {
    'zh-Hans': {
      title: '《{title}》的票没有人收下',
      body: '寄给{name}的链接已经失效。票还是你的，码照旧有效。',
    },
    'zh-Hant': {
      title: '《{title}》的票沒有人收下',
      body: '寄給{name}的連結已經失效。票還是你的，碼照舊有效。',
    },
    en: {
      title: 'Nobody took your ticket for “{title}” in time',
      body: 'The link sent to {name} no longer works. The ticket is still yours, and your code is valid as before.',
    },
  },
  lettersReleased: {
    'zh-Hans': { title: '《{title}》的信寄出了', body: '编辑看过，{count}封等着的信已经寄出。' },
    'zh-Hant': { title: '《{title}》的信寄出了', body: '編輯看過，{count}封等著的信已經寄出。' },
    en: {
      title: 'Letters about “{title}” are on their way',
      body: 'An editor has looked at them: the {count} that waited have been sent.',
    },
  },
  lettersStopped: {
    'zh-Hans': { title: '《{title}》有信没有寄出', body: '编辑看过，{count}封等着的信没有放行。' },
    'zh-Hant': { title: '《{title}》有信沒有寄出', body: '編輯看過，{count}封等著的信沒有放行。' },
    en: {
      title: 'Letters about “{title}” were not sent',
      body: 'An editor has looked at them: the {count} that waited will not be sent.',
    },
  },
  refundFailed: {
    'zh-Hans': {
      title: '《{title}》有一笔退款没有成功',
      body: '订单 {number}，{amount}。请看看这一单还有没有钱要退。',
    },
    'zh-Hant': {
      title: '《{title}》有一筆退款沒有成功',
      body: '訂單 {number}，{amount}。請看看這一單還有沒有錢要退。',
    },
    en: {
      title: 'A refund for “{title}” failed',
      body: 'Order {number}, {amount}. Please see whether its money is still to be returned.',
    },
  },
  transferDue: {
    'zh-Hans': {
      title: '《{title}》有一笔转账还没答复',
      body: '订单 {number}，{amount}，请在 {time} 前答复。过了时间名额仍然留着，等你决定，最晚到活动开始。',
    },
    'zh-Hant': {
      title: '《{title}》有一筆轉帳還沒答覆',
      body: '訂單 {number}，{amount}，請在 {time} 前答覆。過了時間名額仍然留著，等你決定，最晚到活動開始。',
    },
    en: {
      title: 'A transfer for “{title}” still waits for your answer',
      body: 'Order {number}, {amount}: please answer by {time}. The seats stay held after that until you decide, at most until the event starts.',
    },
  },
} satisfies MessageTexts;
