import type { ErrorKind } from '@/backend/contract/accounts/errors';

/** Refusals of the calls for writing and of the desk. */
export const WRITING_ERRORS = {
  alreadyOut: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '先前那一次其实已经发出去了，这次没有发；要改请更正已发的那条',
      'zh-Hant': '先前那一次其實已經發出去了，這次沒有發；要改請更正已發的那條',
      en: 'The earlier try did go out, so this one was not sent. Correct the published one instead',
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
  submissionsClosed: {
    code: 10300,
    status: 403,
    text: {
      'zh-Hans': '目前只接受特邀作者的来稿',
      'zh-Hant': '目前只接受特邀作者的來稿',
      en: 'Only selected columnists can submit at the moment',
    },
  },
} as const satisfies Record<string, ErrorKind>;
