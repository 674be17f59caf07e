import type { Locale } from '@/lib/platform/language/locales';

/**
 * Texts of a page that failed to load, bundled because they cannot be fetched then. A test compares them with
 * `messages`.
 */
export const failureWords: Record<Locale, { title: string; text: string; retryLabel: string }> = {
  'zh-Hans': { title: '页面没有完整加载', text: '网络可能中断过，重新加载即可。', retryLabel: '重试' },
  'zh-Hant': { title: '頁面沒有完整載入', text: '網路可能中斷過，重新載入即可。', retryLabel: '重試' },
  en: {
    title: 'The page didn’t load completely',
    text: 'The connection may have dropped. Reloading should fix it.',
    retryLabel: 'Try again',
  },
};
