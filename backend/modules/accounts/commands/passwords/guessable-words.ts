import type { Config } from '@/backend/kernel/config';

/**
 * Passwords that readers of Chinese choose often, beside the lists of English passwords: love and luck in pinyin and in
 * numbers that sound alike, surnames, names, and paths over the keyboard.
 */
const CHINESE_WORDS = [
  ...[
    'woaini',
    'woaiwojia',
    'woshishei',
    'woaiziji',
    'aini',
    'wobuai',
    'wodemima',
    'mima',
    'nihao',
    'ni hao',
    'caonima',
  ],
  ...[
    'tiancai',
    'baobei',
    'laopo',
    'laogong',
    'pengyou',
    'xiaoming',
    'zhongguo',
    'china',
    'beijing',
    'shanghai',
    'xianggang',
  ],
  ...[
    'facai',
    'gongxifacai',
    'jixiang',
    'xingfu',
    'kuaile',
    'shengri',
    'yiyiyi',
    'aiqing',
    'meinv',
    'shuaige',
    'guoguo',
  ],
  ...[
    'wang',
    'zhang',
    'zhao',
    'liu',
    'chen',
    'yang',
    'huang',
    'zhou',
    'wangwei',
    'zhangwei',
    'liwei',
    'wangfang',
    'liuyang',
  ],
  ...[
    'wodeai',
    'qq',
    'taobao',
    'weixin',
    'wechat',
    'alipay',
    'zhifubao',
    'baidu',
    'woaibitebi',
    'bitebi',
    'yitaifang',
  ],
  ...[
    'qwe',
    'asd',
    'zxc',
    'qaz',
    'wsx',
    'qazwsx',
    'edc',
    'qweasd',
    'qweasdzxc',
    'asdf',
    'zxcv',
    'qwer',
    'zxcvbnm',
    'aaa',
    'abc',
    'aa',
  ],
  ...['我爱你', '密码', '你好', '中国', '发财', '恭喜发财', '一二三四五六七八'],
] as const;
const CHINESE_NUMBERS =
  /^(?:520|521|1314|5201314|1314520|5211314|7758|7758521|147|258|369|159|357|789|456|123|321|666|888|168|8{2,}|6{2,})+$/;
/** A year, a date or a punctuation mark: adding one to a common word does not make it a safe password. */
const DECORATION = /[\d\s._!@#$%^&*+~?-]+/g;
/** Shorter words of the site's name are ignored: they occur inside other words. */
const MIN_SITE_WORD = 4;
const MIN_SITE_WORD_CJK = 2;

const words: ReadonlySet<string> = new Set(CHINESE_WORDS);

/**
 * Whether a password is a common Chinese one, or digits that read like one; years and punctuation are ignored. Expects
 * lower case.
 */
export function isChineseCommon(password: string): boolean {
  const digits = password.replace(/\D/g, '');
  const rest = password.replace(DECORATION, '');
  return rest === '' ? CHINESE_NUMBERS.test(digits) : words.has(rest);
}

/** Whether a password consists of this site's own names; years and punctuation are ignored. Expects lower case. */
export function isSiteWord(
  { siteName, siteNameEn, siteNameHant, siteUrl }: Config,
  password: string,
): boolean {
  const names = [
    siteName,
    siteNameHant ?? '',
    ...siteNameEn.split(/\s+/),
    ...new URL(siteUrl).hostname.split('.'),
  ];
  const siteWords = names
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= (/\p{Script=Han}/u.test(name) ? MIN_SITE_WORD_CJK : MIN_SITE_WORD));
  const rest = siteWords.reduce((text, name) => text.replaceAll(name, ''), password);
  if (rest === password) return false;
  const left = rest.replace(DECORATION, '');
  return left.length < MIN_SITE_WORD || words.has(left);
}
