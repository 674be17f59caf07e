import { ACCOUNT_ERRORS, type ErrorKind } from '@/backend/contract/accounts/errors';

/**
 * The error catalogue: wire code, HTTP status and words of every refusal the backend sends, by its key. `RELOAD_CODE`
 * (10500) is not among them.
 */
export const ERRORS = {
  ...ACCOUNT_ERRORS,
  invalidInput: {
    code: 400,
    status: 400,
    text: {
      'zh-Hans': '请求内容有误',
      'zh-Hant': '請求內容有誤',
      en: 'The request is not valid',
    },
  },
  notFound: {
    code: 404,
    status: 404,
    text: { 'zh-Hans': '内容不存在', 'zh-Hant': '內容不存在', en: 'This item doesn’t exist' },
  },
  methodNotAllowed: {
    code: 405,
    status: 405,
    text: { 'zh-Hans': '不支持的请求方法', 'zh-Hant': '不支援的請求方法', en: 'Method not allowed' },
  },
  gone: {
    code: 410,
    status: 410,
    text: { 'zh-Hans': '内容已撤下', 'zh-Hant': '內容已撤下', en: 'This item has been withdrawn' },
  },
  conflict: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '内容已被他人修改，请刷新后再试',
      'zh-Hant': '內容已被他人修改，請重新整理後再試',
      en: 'Someone else has changed this. Reload and try again',
    },
  },
  wrongState: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '它现在的状态不能这样处理',
      'zh-Hant': '它現在的狀態不能這樣處理',
      en: 'This can’t be done in its current state',
    },
  },
  alreadyOut: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '先前那一次其实已经发出去了，这次没有发；要改请更正已发的那条',
      'zh-Hant': '先前那一次其實已經發出去了，這次沒有發；要改請更正已發的那條',
      en: 'The earlier try did go out, so this one was not sent. Correct the published one instead',
    },
  },
  stillUsed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '它还在使用中，请先处理使用它的内容',
      'zh-Hant': '它還在使用中，請先處理使用它的內容',
      en: 'This is still in use. Move what uses it first',
    },
  },
  pictureClosed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '其中的图片已随一篇内容下架，请换一张',
      'zh-Hant': '其中的圖片已隨一篇內容下架，請換一張',
      en: 'A picture in it was taken down with an item. Choose another',
    },
  },
  ownPiece: {
    code: 10300,
    status: 403,
    text: {
      'zh-Hans': '这是你自己的稿子，要请另一位编辑来审',
      'zh-Hant': '這是你自己的稿子，要請另一位編輯來審',
      en: 'This piece is your own; another editor has to review it',
    },
  },
  underEmbargo: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这篇内容暂缓发布，只有管理员可以放行',
      'zh-Hant': '這篇內容暫緩發布，只有管理員可以放行',
      en: 'This item is being held back; only an administrator can release it',
    },
  },
  heldByOther: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '另一位编辑正在审这篇，先接过来再决定',
      'zh-Hant': '另一位編輯正在審這篇，先接過來再決定',
      en: 'Another editor is reviewing this piece; take it over first',
    },
  },
  ownerBanned: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '作者的账号已停用，恢复以后才能发布',
      'zh-Hant': '作者的帳號已停用，恢復以後才能發布',
      en: 'The author’s account is closed; the piece can go out once the account is reopened',
    },
  },
  farAhead: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这个时间在两年以后；确认无误再发送一次',
      'zh-Hant': '這個時間在兩年以後；確認無誤再送出一次',
      en: 'This time is more than two years ahead; confirm that it is meant',
    },
  },
  stillWithdrawn: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这篇已经撤下，要由编辑写明理由恢复，才会再让读者看到',
      'zh-Hant': '這篇已經撤下，要由編輯寫明理由恢復，才會再讓讀者看到',
      en: 'This item has been withdrawn; readers see it again only once an editor restores it with a reason',
    },
  },
  followedWithdrawn: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '它接续的那条已经撤下',
      'zh-Hant': '它接續的那條已經撤下',
      en: 'The item it follows up has been withdrawn',
    },
  },
  schedulesOverdue: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '停用期间有定时的稿子过了时间，先逐篇决定怎么办',
      'zh-Hant': '停用期間有定時的稿子過了時間，先逐篇決定怎麼辦',
      en: 'Some of the author’s schedules passed during the ban; decide about each of them first',
    },
  },
  correctionLost: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这一版会把已发布内容后来的更改改回去；确认后才能通过',
      'zh-Hant': '這一版會把已發布內容後來的更改改回去；確認後才能通過',
      en: 'This version would take back changes made to the live item since; confirm that first',
    },
  },
  lettersWait: {
    code: 429,
    status: 429,
    text: {
      'zh-Hans': '这个活动已有很多信在等编辑看，放行之前不能再加',
      'zh-Hant': '這個活動已有很多信在等編輯看，放行之前不能再加',
      en: 'Many letters of this event wait for an editor already. No more can be added until they are released',
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
  submissionsClosed: {
    code: 10300,
    status: 403,
    text: {
      'zh-Hans': '目前只接受特邀作者的来稿',
      'zh-Hant': '目前只接受特邀作者的來稿',
      en: 'Only selected columnists can submit at the moment',
    },
  },
  bodyTooLarge: {
    code: 413,
    status: 413,
    text: { 'zh-Hans': '请求内容过大', 'zh-Hant': '請求內容過大', en: 'The request is too large' },
  },
  wrongContentType: {
    code: 415,
    status: 415,
    text: { 'zh-Hans': '内容类型不受支持', 'zh-Hant': '內容類型不受支援', en: 'Unsupported content type' },
  },
  tooManyRequests: {
    code: 5006,
    status: 429,
    text: {
      'zh-Hans': '操作过于频繁，请稍后再试',
      'zh-Hant': '操作過於頻繁，請稍後再試',
      en: 'Too many attempts. Please try again later',
    },
  },
  signInRequired: {
    code: 10100,
    status: 401,
    text: { 'zh-Hans': '请先登录', 'zh-Hant': '請先登入', en: 'Please log in first' },
  },
  sessionExpired: {
    code: 10200,
    status: 401,
    text: {
      'zh-Hans': '验证失败，请重新登录',
      'zh-Hant': '驗證失敗，請重新登入',
      en: 'Verification failed. Please log in again',
    },
  },
  forbidden: {
    code: 10300,
    status: 403,
    text: { 'zh-Hans': '没有权限', 'zh-Hant': '沒有權限', en: 'You don’t have permission' },
  },
  internal: {
    code: 500,
    status: 500,
    text: {
      'zh-Hans': '服务出错，请稍后再试',
      'zh-Hant': '服務出錯，請稍後再試',
      en: 'Something went wrong',
    },
  },
  unavailable: {
    code: 503,
    status: 503,
    text: {
      'zh-Hans': '服务暂时不可用',
      'zh-Hant': '服務暫時無法使用',
      en: 'Service temporarily unavailable',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorKey = keyof typeof ERRORS;
