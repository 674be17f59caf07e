import type { ErrorKind } from '@/backend/contract/accounts/errors';

/** Refusals of the calls for tickets and orders. */
export const TICKET_ERRORS = {
  lettersWait: {
    code: 429,
    status: 429,
    text: {
      'zh-Hans': '这个活动已有很多信在等编辑看，放行之前不能再加',
      'zh-Hant': '這個活動已有很多信在等編輯看，放行之前不能再加',
      en: 'Many letters of this event wait for an editor already. No more can be added until they are released',
    },
  },
  renewalWaits: {
    code: 429,
    status: 429,
    text: {
      'zh-Hans': '写着新链接的信要等编辑看过才能寄，所以没有换：原来的链接和码照旧能用',
      'zh-Hant': '寫著新連結的信要等編輯看過才能寄，所以沒有換：原來的連結和碼照舊能用',
      en: 'The letter with the new link would wait for an editor, so nothing was renewed. The present link and code still work',
    },
  },
  undoTooLate: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '收不回来了：过了一分钟，或者之后又有了变化',
      'zh-Hant': '收不回來了：過了一分鐘，或者之後又有了變化',
      en: 'It can’t be taken back any more: a minute has passed, or something has happened since',
    },
  },
  soldOut: {
    code: 409,
    status: 409,
    text: { 'zh-Hans': '名额不够了', 'zh-Hant': '名額不夠了', en: 'Not enough seats are left' },
  },
  saleClosed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '现在不在售票时间内',
      'zh-Hant': '現在不在售票時間內',
      en: 'Tickets aren’t on sale right now',
    },
  },
  saleEnded: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '活动已经结束或取消，不能再出票',
      'zh-Hant': '活動已經結束或取消，不能再出票',
      en: 'The event is over or was cancelled, so no more tickets are issued',
    },
  },
  tooManyTickets: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '超过了每人可以持有的张数',
      'zh-Hant': '超過了每人可以持有的張數',
      en: 'This is more than one person can have',
    },
  },
  claimsFailed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '你为这场活动报过的转账都没有到，不能再用转账留名额；可以换别的付款方式，或联系主办方',
      'zh-Hant': '你為這場活動報過的轉帳都沒有到，不能再用轉帳留名額；可以換別的付款方式，或聯絡主辦方',
      en: 'The transfers you named for this event never arrived, so seats can’t be held for another. Pay another way, or contact the organiser',
    },
  },
  claimsFull: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '还没到账的名额太多了；先等付过的到账，再订别的',
      'zh-Hant': '還沒到帳的名額太多了；先等付過的到帳，再訂別的',
      en: 'You are holding as many unpaid seats as one person can. Once your payment has arrived, you can order more',
    },
  },
  buyerBlocked: {
    code: 403,
    status: 403,
    text: {
      'zh-Hans': '主办方不再接受你订这场活动；有疑问请联系主办方',
      'zh-Hant': '主辦方不再接受你訂這場活動；有疑問請聯絡主辦方',
      en: 'The organiser no longer takes your orders for this event. Please contact them if you think this is a mistake',
    },
  },
  wrongCode: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '邀请码无效或已用完',
      'zh-Hant': '邀請碼無效或已用完',
      en: 'The invite code isn’t valid or has been used up',
    },
  },
  transferPending: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这张票已经寄给别人，等对方收下；要另给别人，先收回',
      'zh-Hant': '這張票已經寄給別人，等對方收下；要另給別人，先收回',
      en: 'This ticket is on its way to somebody else. To send it elsewhere, call it back first',
    },
  },
  transferOver: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这次转让已经结束',
      'zh-Hant': '這次轉讓已經結束',
      en: 'This transfer is over',
    },
  },
  keyRenewed: {
    code: 410,
    status: 410,
    text: {
      'zh-Hans': '这个链接已经换新，旧的打不开了；新链接寄到了持票人的邮箱',
      'zh-Hant': '這個連結已經換新，舊的打不開了；新連結寄到了持票人的信箱',
      en: 'This link was replaced and no longer works. The new one was sent to the ticket holder’s email address',
    },
  },
  linkNeeded: {
    code: 404,
    status: 404,
    text: {
      'zh-Hans': '要打开它，请在这台设备上点一次信里的链接',
      'zh-Hant': '要打開它，請在這台裝置上點一次信裡的連結',
      en: 'To open this, follow the link in the email once on this device',
    },
  },
  noAddress: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这张票没有邮箱，新链接没有地方寄',
      'zh-Hant': '這張票沒有信箱，新連結沒有地方寄',
      en: 'This ticket has no email address to send a new link to',
    },
  },
  doorsOpen: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '已经开始入场，票不能再转让',
      'zh-Hant': '已經開始入場，票不能再轉讓',
      en: 'The doors are open, so the ticket can’t be transferred any more',
    },
  },
  transferKnown: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这个流水号已经用在另一张订单上',
      'zh-Hant': '這個流水號已經用在另一張訂單上',
      en: 'This transfer belongs to another order',
    },
  },
  paymentUnavailable: {
    code: 503,
    status: 503,
    text: {
      'zh-Hans': '支付服务没有回应，请稍后再试；名额还替你留着',
      'zh-Hant': '付款服務沒有回應，請稍後再試；名額還替你留著',
      en: 'The payment provider isn’t answering. Your seats are still held; please try again',
    },
  },
} as const satisfies Record<string, ErrorKind>;
