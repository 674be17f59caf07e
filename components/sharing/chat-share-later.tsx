'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page: only the browser of one chat app needs it. */
export const ChatShare = later(() => import('./chat-share').then((file) => file.ChatShare));
