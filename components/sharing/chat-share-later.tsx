'use client';

import { later } from '@/components/ui/later';

/** Only one chat app's browser has use for it. */
export const ChatShare = later(() => import('./chat-share').then((file) => file.ChatShare));
