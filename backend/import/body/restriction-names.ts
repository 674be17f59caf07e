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
];
/** Such words at the end: `[rihide]`. */
const ENDS = /hide$/;
/** What has to be done to see it, in one word: `[commentview]`, `[login2view]`. */
const DONE_TO_SEE = /(comment|reply|login|share|pay|follow)[-_]?(to|2|and)?[-_]?(view|see|read|show|visible)/;
/** Words that say so only when they stand alone in a name. */
// prettier-ignore
const WORDS = new Set(['hide', 'reply', 'login', 'signin', 'vip', 'svip', 'paid', 'pay', 'ppv', 'lock', 'access', 'gate',
  'mepr', 'memberpress', 'rcp', 'pms', 'pmpro', 'wlm', 'ihc', 'swpm', 'wcm', 'um', 'arm', 'mm', 'mp', 'simpay', 'fans',
  'comment2view', 'password', 'pwd', 'credit', 'points', 'student', 'enrolled', 'purchased', 'customer', 'user', 'role',
  'capability', 'level']);
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

/**
 * @param name of a shortcode (`restrict`) or a block (`jetpack/paywall`)
 * @param attributes of a shortcode, as written
 */
export function audienceOf(name: string, attributes = ''): Audience {
  if (FOR_MEMBERS.test(attributes)) return 'members';
  const lower = name.toLowerCase();
  const words = lower.split(/[-_/:]+/);
  const isClosed =
    DONE_TO_SEE.test(lower) ||
    words.some((word) => WORDS.has(word) || ENDS.test(word) || STEMS.some((stem) => word.startsWith(stem)));
  if (!isClosed) return VISITOR_NAMES.has(lower) ? 'visitors' : 'everyone';
  return VISITORS.test(lower) ? 'visitors' : 'members';
}

const VISITOR_NAMES = new Set(['visitor', 'visitors', 'guest', 'guests', 'not_logged_in', 'notloggedin']);

/** Whether a shortcode of that name without an end closes everything after it. */
export function closesTheRest(name: string): boolean {
  return TO_THE_END.test(name);
}

/** Whether a name is that of a form or a list, which encloses no text. */
export function isMemberWidget(name: string): boolean {
  return WIDGET.test(name);
}
