import { deepLink, inAppBrowser } from '@/lib/download/deep-link';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

describe('inAppBrowser', () => {
  it.each([
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/zh_CN`, 'wechat'],
    [`${ANDROID} MicroMessenger/8.0.53.2740(0x28003533) WeChat/arm64`, 'wechat'],
    [`${IPHONE} Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1`, 'wecom'],
    [`${ANDROID} V1_AND_SQ_9.1.10 QQ/9.1.10.20545 NetType/WIFI`, 'qq'],
    [`${ANDROID} Weibo (Google-Pixel 9__weibo__14.11.2__android__android15)`, 'weibo'],
    [`${ANDROID} AliApp(DingTalk/7.6.21) com.alibaba.android.rimet`, 'dingtalk'],
    [`${ANDROID} AlipayClient/10.6.80 Language/zh-Hans`, 'alipay'],
    [`${ANDROID} aweme.app_310200 BytedanceWebview/d8a21c6`, 'douyin'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0;]`, 'facebook'],
  ])('recognises %s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app);
  });

  it.each([
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    ANDROID,
    `${ANDROID.replace('Version/4.0 ', '')} MQQBrowser/15.4`,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    '',
  ])('is null for an ordinary browser: %s', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeNull();
  });
});

describe('deepLink', () => {
  it('names the story', () => {
    expect(deepLink('lianxun', 'article', 7)).toBe('lianxun://article/7');
    expect(deepLink('lianxun', 'home')).toBe('lianxun://home');
  });
});
