'use client';

import { useEffect } from 'react';
import { inAppBrowser } from '@/lib/download/deep-link';

/** In the chat app's browser, and only there, fetches what its share menu needs. */
export function ChatShare() {
  useEffect(() => {
    if (inAppBrowser(navigator.userAgent) !== 'wechat') return;
    void import('@/lib/sharing/chat-share').then(({ startChatShare }) => startChatShare());
  }, []);

  return null;
}
