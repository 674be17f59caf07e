import type { ErrorKind } from '@/backend/contract/accounts/errors';
import { EDIT_MINUTES, MAX_REPLIES, MAX_WAITING } from './limits';

/** Refusals of comments. */
export const COMMENT_ERRORS = {
  commentsClosed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这里不再收评论',
      'zh-Hant': '這裡不再收評論',
      en: 'Comments are closed here',
    },
  },
  commentBanned: {
    code: 10300,
    status: 403,
    text: {
      'zh-Hans': '你现在不能评论，原因和期限见评论框',
      'zh-Hant': '你現在不能評論，原因和期限見評論框',
      en: 'You can’t comment at the moment; the reason and the end are shown with the form',
    },
  },
  commentsWait: {
    code: 5006,
    status: 429,
    text: {
      'zh-Hans': `你已有${MAX_WAITING}条评论在等编辑看，看过再发`,
      'zh-Hant': `你已有${MAX_WAITING}則評論在等編輯看，看過再發`,
      en: `${MAX_WAITING} of your comments are waiting for an editor. Post more once they’ve been read`,
    },
  },
  quoteNotFound: {
    code: 400,
    status: 400,
    text: {
      'zh-Hans': '引文不是这篇里的原文。取消引用，或者重新选一段',
      'zh-Hant': '引文不是這篇裡的原文。取消引用，或者重新選一段',
      en: 'The quote isn’t in this story. Remove it, or select a passage again',
    },
  },
  repliesFull: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': `一条评论最多${MAX_REPLIES}条回复`,
      'zh-Hant': `一則評論最多${MAX_REPLIES}則回覆`,
      en: `A comment takes ${MAX_REPLIES} replies at most`,
    },
  },
  editOver: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': `发出${EDIT_MINUTES}分钟以内才能改`,
      'zh-Hant': `發出${EDIT_MINUTES}分鐘以內才能改`,
      en: `A comment can be changed within ${EDIT_MINUTES} minutes`,
    },
  },
} as const satisfies Record<string, ErrorKind>;
