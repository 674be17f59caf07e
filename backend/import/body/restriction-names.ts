/** Words in the names of shortcodes and blocks whose content not everyone may read. A longer word may follow. */
const STEMS = [
  'restrict',
  'paywall',
  'premium',
  'member',
  'private',
  'protect',
  'logged',
  'loggedin',
  'secret',
  'subscri',
  'patreon',
  'unlock',
  'locked',
  'locker',
  'sociallock',
  'signinlock',
  'passster',
  'hidden',
  'hidecontent',
  'hidetext',
  'hideto',
  'replyview',
  'replyto',
  'erphp',
  'zibpay',
  'entitle',
  'gated',
  'exclusive',
  'insider',
  'sponsoronly',
  'paidcontent',
  'payedcontent',
  'usercontent',
  's2if',
  's2member',
  'armember',
  // Plugins of Chinese themes: replies, hidden parts, payment, accounts, followers.
  'huifu',
  'yincang',
  'fufei',
  'denglu',
  'huiyuan',
  'guanzhu',
  'gzh2v',
  'wppay',
  'vipcontent',
  'vipshow',
  'vipview',
  'ckydown',
  // Programs that sell access, by tags or by levels.
  'accessally',
  'progressally',
  'memberium',
  'leakypaywall',
];
/** Such words at the end: `[rihide]`, `[needlogin]`, `[ceopay]`. */
const ENDS = /(hide|login|pay|vip)$/;
/** For whom alone it is: `[onlymembers]`, `[supporters_only]`, `[donor_content]`. */
const ONLY_FOR =
  /only[-_]?(for[-_]?)?(members?|users?|login|vips?|subscribers?|fans|patrons?|readers|buyers)|(members?|users?|vips?|subscribers?|supporters?|patrons?|donors?|backers?|sponsors?|followers?|buyers?|customers?)[-_]?(only|content|area|view|zone)/;
/** What has to be done to see it, in one word: `[commentview]`, `[login2view]`. */
const DONE_TO_SEE = /(comment|reply|login|share|pay|follow)[-_]?(to|2|and)?[-_]?(view|see|read|show|visible)/;
/** Words that say so only when they stand alone in a name. */
// prettier-ignore
const WORDS = new Set(['hide', 'reply', 'login', 'signin', 'vip', 'svip', 'paid', 'pay', 'ppv', 'lock', 'access', 'gate',
  'mepr', 'memberpress', 'rcp', 'pms', 'pmpro', 'wlm', 'ihc', 'swpm', 'wcm', 'um', 'arm', 'mm', 'mp', 'simpay', 'fans',
  'comment2view', 'password', 'pwd', 'credit', 'points', 'student', 'enrolled', 'purchased', 'customer', 'user', 'role',
  'capability', 'level', 'sell', 'wpf', 'armif', 'patron', 'gzh', 'wxgzh', 'wechat', 'weixin']);
/** What a name in Chinese says: `[回复可见]`. */
const CHINESE =
  /[隐隱][藏身]|[会會][员員]|付[费費]|收[费費]|登[录錄陆陸入]|注册|註冊|回[复覆復]|[评評][论論]|[订訂][阅閱]|[关關]注|公[众眾][号號]|密[码碼]|加密|私密|[专專][享属屬]|可[见見]|解[锁鎖]|[积積]分|[购購][买買]|[仅僅]限/;
const CHINESE_VISITORS = /游客|遊客|[访訪]客|未登[录錄陆陸入]|非[会會][员員]/;
/** Words that turn it round: what only visitors see was public. */
const VISITORS =
  /(^|[-_/])(not|non|un|logged_?out|loggedout|guests?|visitors?|nonmembers?|anonymous|public)([-_/]|$)|^nonmember|non[-_]?member|logged[-_]?out/;
/** Words of forms and lists about members, which enclose nothing. */
const WIDGET =
  /(form|list|button|btn|link|register|registration|profile|account|login|logout|loginout|checkout|cart|directory|count|menu|name|avatar|email|signup|subscribe|subscription|subscriptions|levels|plans|pricing|bar)$/;
/** Names after which all of the text is for members when they have no end. */
const TO_THE_END =
  /^(paywall|members?[-_]?only|restrict(ed)?|premium|paid|private|hide|hidden|reply|vip|protected|subscribers?[-_]?only|more[-_]?(paid|members))$/;

/** What the name of a shortcode or a block says about who may read what it encloses. */
export type Audience = 'everyone' | 'members' | 'visitors';

/** Attributes by which a shortcode of any name says for whom its content is. */
const FOR_MEMBERS =
  /(^|\s)((is_?)?logged_?in|members?(_?only)?|memberships?|subscriptions?|capability|user_?level|member_?level|paid)(\s*=\s*["']?(?!no|false|0|all|everyone)\w|\s|$)|(^|\s)(user_?)?roles?\s*=\s*["']?[\w, -]*(subscriber|member|administrator|editor|author|contributor|customer|vip|paid)/i;

/** The same by values: `[show_to who="members"]`. */
const FOR_MEMBERS_BY_VALUE =
  /(^|\s)(visib\w*|show\w*|for|who|access\w*|audience|users?|viewers?|status|conditions?|require\w*|if|only|plans?|tiers?|logged)\s*=\s*["']?(in\b|logged[-_ ]?in|members?\b|subscribers?\b|paid|premium|vip|registered|login)/i;
/** Conditions in the language of WordPress: `[armif is_user_logged_in()]`. */
const CONDITION =
  /(^|[\s(&|])(is_user_logged_in|user_is_logged_in|current_user_(can|is)\w*|user_can|is_user_member\w*|has_(access|membership|subscription|plan|level|tag)\w*)\b/i;

/**
 * @param name of a shortcode (`restrict`) or a block (`jetpack/paywall`)
 * @param attributes of a shortcode, as written
 */
export function audienceOf(name: string, attributes = ''): Audience {
  if ([FOR_MEMBERS, FOR_MEMBERS_BY_VALUE, CONDITION].some((rule) => rule.test(attributes))) return 'members';
  const lower = name.toLowerCase();
  if (/\p{Script=Han}/u.test(lower))
    return CHINESE_VISITORS.test(lower) ? 'visitors' : CHINESE.test(lower) ? 'members' : 'everyone';
  const words = lower.split(/[-_/:]+/);
  const isClosed =
    DONE_TO_SEE.test(lower) ||
    ONLY_FOR.test(lower) ||
    words.some((word) => WORDS.has(word) || ENDS.test(word) || STEMS.some((stem) => word.startsWith(stem)));
  if (!isClosed) return VISITOR_NAMES.has(lower) ? 'visitors' : 'everyone';
  return VISITORS.test(lower) ? 'visitors' : 'members';
}

const VISITOR_NAMES = new Set(['visitor', 'visitors', 'guest', 'guests', 'not_logged_in', 'notloggedin']);

/** Whether a shortcode of that name without an end closes everything after it. */
export function restrictsRest(name: string): boolean {
  return TO_THE_END.test(name);
}

/** Whether a name is that of a form or a list, which encloses no text. */
export function isMemberWidget(name: string): boolean {
  return WIDGET.test(name);
}
