'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page: before that, the links lead to the share bar of the story. */
export const ShareClicks = deferPart(() => import('./share-clicks').then((file) => file.ShareClicks));
