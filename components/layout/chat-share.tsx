'use client';

import { useEffect } from 'react';
import { inAppBrowser } from '@/lib/tracking/deep-link';

/** In the chat app's browser, and only there, fetches what its share menu needs. */
export function ChatShare() {
  useEffect(() => {
    if (inAppBrowser(navigator.userAgent) !== 'wechat') return;
    void import('@/lib/tracking/chat-share').then(({ startChatShare }) => startChatShare());
  }, []);

  return null;
}
