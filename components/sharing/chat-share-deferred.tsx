'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page: only the browser of one chat app needs it. */
export const ChatShare = deferPart(() => import('./chat-share').then((file) => file.ChatShare));
