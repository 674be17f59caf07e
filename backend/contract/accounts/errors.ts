import type { Locale } from '@/backend/contract/locale';

/** One kind of refusal: its code on the wire, HTTP status and messages. */
export interface ErrorKind {
  code: number;
  status: number;
  text: Record<Locale, string>;
}

/** Refusals of the account and upload calls. `userInfoUnavailable` (1005) does not end a session. */
export const ACCOUNT_ERRORS = {
  userInfoUnavailable: {
    code: 1005,
    status: 503,
    text: {
      'zh-Hans': '用户信息暂时无法读取，请稍后再试',
      'zh-Hant': '用戶資訊暫時無法讀取，請稍後再試',
      en: 'We can’t load your account right now. Please try again later',
    },
  },
  credentialsWrong: {
    code: 1001,
    status: 401,
    text: {
      'zh-Hans': '账号或密码不正确',
      'zh-Hant': '帳號或密碼不正確',
      en: 'The account or password is wrong',
    },
  },
  codeWrong: {
    code: 1002,
    status: 400,
    text: {
      'zh-Hans': '验证码输入有误或已过期',
      'zh-Hant': '驗證碼輸入有誤或已過期',
      en: 'The verification code is wrong or has expired',
    },
  },
  passwordRefused: {
    code: 1004,
    status: 400,
    text: {
      'zh-Hans': '密码不符合要求',
      'zh-Hant': '密碼不符合要求',
      en: 'This password cannot be used',
    },
  },
  addressTaken: {
    code: 1006,
    status: 409,
    text: {
      'zh-Hans': '该邮箱或手机号已绑定其他账号',
      'zh-Hant': '該信箱或手機號碼已綁定其他帳號',
      en: 'This address or number already belongs to another account',
    },
  },
  ownershipRequired: {
    code: 1007,
    status: 403,
    text: {
      'zh-Hans': '请输入密码或验证码确认是你本人',
      'zh-Hant': '請輸入密碼或驗證碼確認是你本人',
      en: 'Please confirm that it’s you with your password or a code',
    },
  },
  providerUnavailable: {
    code: 1008,
    status: 400,
    text: {
      'zh-Hans': '该登录方式尚未开通',
      'zh-Hant': '該登入方式尚未開通',
      en: 'This way of logging in isn’t set up here',
    },
  },
  providerFailed: {
    code: 1009,
    status: 400,
    text: {
      'zh-Hans': '第三方登录未完成，请重试',
      'zh-Hant': '第三方登入未完成，請重試',
      en: 'Logging in with the other service didn’t work. Please try again',
    },
  },
  accountClosed: {
    code: 1010,
    status: 403,
    text: {
      'zh-Hans': '账号已停用，请联系我们',
      'zh-Hant': '帳號已停用，請聯絡我們',
      en: 'This account is closed. Please contact us',
    },
  },
  lastAdmin: {
    code: 1014,
    status: 409,
    text: {
      'zh-Hans': '至少要留一位管理员',
      'zh-Hant': '至少要留一位管理員',
      en: 'There has to be at least one administrator',
    },
  },
  dutiesFirst: {
    code: 1016,
    status: 409,
    text: {
      'zh-Hans': '还有活动、钱款或门票没有了结，请先处理',
      'zh-Hant': '還有活動、款項或門票沒有了結，請先處理',
      en: 'Events, money or tickets still need your attention first',
    },
  },
  invitationEnded: {
    code: 1017,
    status: 404,
    text: {
      'zh-Hans': '邀请不对，或者已经用过、过期了',
      'zh-Hant': '邀請不對，或者已經用過、過期了',
      en: 'This invitation is wrong, used or expired',
    },
  },
  emailMissing: {
    code: 1011,
    status: 409,
    text: {
      'zh-Hans': '请先绑定邮箱',
      'zh-Hant': '請先綁定信箱',
      en: 'Add an email address first',
    },
  },
  verificationRequested: {
    code: 1012,
    status: 409,
    text: {
      'zh-Hans': '实名认证正在审核或已通过',
      'zh-Hant': '實名認證正在審核或已通過',
      en: 'Your identity is already verified or under review',
    },
  },
  shareUnavailable: {
    code: 1013,
    status: 400,
    text: {
      'zh-Hans': '分享签名未开通',
      'zh-Hant': '分享簽名未開通',
      en: 'Share signatures aren’t set up here',
    },
  },
  passkeyRefused: {
    code: 1015,
    status: 400,
    text: {
      'zh-Hans': '这个通行密钥无法使用，请重试或换一种登录方式',
      'zh-Hant': '這個密碼金鑰無法使用，請重試或換一種登入方式',
      en: 'This passkey didn’t work. Try again, or log in another way',
    },
  },
  pictureMissing: {
    code: 1101,
    status: 400,
    text: {
      'zh-Hans': '请上传图片',
      'zh-Hant': '請上傳圖片',
      en: 'Please upload an image',
    },
  },
  pictureTypeRefused: {
    code: 1102,
    status: 415,
    text: {
      'zh-Hans': '仅支持 JPG、PNG、GIF、WebP、AVIF、HEIC 图片',
      'zh-Hant': '僅支援 JPG、PNG、GIF、WebP、AVIF、HEIC 圖片',
      en: 'Only JPG, PNG, GIF, WebP, AVIF and HEIC images are accepted',
    },
  },
  pictureTooLarge: {
    code: 1103,
    status: 413,
    text: {
      'zh-Hans': '图片文件过大',
      'zh-Hant': '圖片檔案過大',
      en: 'The image file is too large',
    },
  },
  pictureTooSmall: {
    code: 1104,
    status: 400,
    text: {
      'zh-Hans': '头像边长不得小于 200 像素',
      'zh-Hant': '大頭貼邊長不得小於 200 像素',
      en: 'Profile pictures need at least 200 pixels on each side',
    },
  },
  pictureTooManyPixels: {
    code: 1105,
    status: 400,
    text: {
      'zh-Hans': '图片尺寸过大',
      'zh-Hant': '圖片尺寸過大',
      en: 'The image has too many pixels',
    },
  },
  pictureDamaged: {
    code: 1106,
    status: 400,
    text: {
      'zh-Hans': '图片已损坏，无法读取',
      'zh-Hant': '圖片已損壞，無法讀取',
      en: 'The image is damaged and cannot be read',
    },
  },
  pictureTookTooLong: {
    code: 1107,
    status: 400,
    text: {
      'zh-Hans': '这张图片处理太久，已停止，请换成更简单的图片，或重新导出后再传',
      'zh-Hant': '這張圖片處理太久，已停止，請換成更簡單的圖片，或重新匯出後再上傳',
      en: 'This image took too long to process and was stopped. Export it again, or try a simpler one',
    },
  },
} as const satisfies Record<string, ErrorKind>;
