/** The pages the app can open by id. Flashes and articles share one id sequence. */
export type DeepLinkKind = 'article' | 'event' | 'home';

/** Milliseconds in which the app has to open before the reader is led to the download page. */
export const DOWNLOAD_REDIRECT_MS = 1000;

/** `lianxun://article/7`; home needs no id. */
export function deepLink(scheme: string, kind: DeepLinkKind, id?: number): string {
  return id === undefined ? `${scheme}://${kind}` : `${scheme}://${kind}/${id}`;
}

/** Apps whose built-in browsers refuse to open other apps, with their mark in the user agent. */
const IN_APP_BROWSERS = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\//i],
  // MQQBrowser is not matched: it is an ordinary browser.
  ['qq', /(?:^|[^A-Za-z])QQ\/\d/],
  ['weibo', /Weibo/i],
  ['dingtalk', /DingTalk\//i],
  ['feishu', /(?:Lark|Feishu)\//i],
  ['alipay', /AlipayClient\//i],
  ['douyin', /aweme|BytedanceWebview/i],
  ['xiaohongshu', /xhsdiscover|XiaoHongShu/i],
  ['zhihu', /ZhihuHybrid|osee2unifiedRelease/i],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['instagram', /Instagram /],
  ['line', /\bLine\/\d/],
] as const;

export type InAppBrowser = (typeof IN_APP_BROWSERS)[number][0];

/** The chat or social app whose built-in browser a user agent names; null for an ordinary browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  return IN_APP_BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
