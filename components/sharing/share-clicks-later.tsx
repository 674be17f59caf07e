'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page: before that, the links lead to the share bar of the story. */
export const ShareClicks = later(() => import('./share-clicks').then((file) => file.ShareClicks));
