import { ACCOUNT_ERRORS, type ErrorKind } from '@/backend/contract/accounts/errors';
import { API_ERRORS } from '@/backend/contract/api/errors';
import { COMMENT_ERRORS } from '@/backend/contract/comments/errors';
import { TICKET_ERRORS } from '@/backend/contract/tickets/errors';
import { WRITING_ERRORS } from '@/backend/contract/writing/errors';

/**
 * The error catalogue: wire code, HTTP status and messages of every refusal the backend sends, by its key.
 * `RELOAD_CODE` (10500) is not part of it.
 */
export const ERRORS = {
  ...ACCOUNT_ERRORS,
  ...API_ERRORS,
  ...COMMENT_ERRORS,
  ...WRITING_ERRORS,
  ...TICKET_ERRORS,
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
  keyUsed: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': '这个键已用于内容不同的请求，请换一个键',
      'zh-Hant': '這個鍵已用於內容不同的請求，請換一個鍵',
      en: 'This key was used for a request with other content. Use another key',
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
