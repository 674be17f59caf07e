import { MAX_KEYS } from './limits';
import type { ErrorKind } from '@/backend/contract/accounts/errors';

/** Refusals of the public interface. */
export const API_ERRORS = {
  keyRefused: {
    code: 10200,
    status: 401,
    text: {
      'zh-Hans': 'API 密钥无效、已过期或已撤销',
      'zh-Hant': 'API 金鑰無效、已過期或已撤銷',
      en: 'This API key is unknown, expired or revoked',
    },
  },
  keyRequired: {
    code: 10100,
    status: 401,
    text: {
      'zh-Hans': '这里需要 API 密钥：Authorization: Bearer lx_…',
      'zh-Hant': '這裡需要 API 金鑰：Authorization: Bearer lx_…',
      en: 'This needs an API key: Authorization: Bearer lx_…',
    },
  },
  scopeMissing: {
    code: 10300,
    status: 403,
    text: {
      'zh-Hans': '这个 API 密钥没有这项权限',
      'zh-Hant': '這個 API 金鑰沒有這項權限',
      en: 'This API key lacks the scope for this',
    },
  },
  tooManyKeys: {
    code: 409,
    status: 409,
    text: {
      'zh-Hans': `最多保留${MAX_KEYS}个 API 密钥，请先撤销不用的`,
      'zh-Hant': `最多保留${MAX_KEYS}個 API 金鑰，請先撤銷不用的`,
      en: `${MAX_KEYS} API keys at most: revoke one you no longer use`,
    },
  },
} as const satisfies Record<string, ErrorKind>;
