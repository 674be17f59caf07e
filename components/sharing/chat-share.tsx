'use client';

import { useEffect } from 'react';
import { inAppBrowser } from '@/lib/download/deep-link';

/** Sets up WeChat's share menu; loads the code for it only in WeChat's browser. */
export function ChatShare() {
  useEffect(() => {
    if (inAppBrowser(navigator.userAgent) !== 'wechat') return;
    void import('@/lib/sharing/chat-share').then(({ startChatShare }) => startChatShare());
  }, []);

  return null;
}
