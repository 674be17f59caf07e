'use client';

import { later } from '@/components/ui/later';

/** Until it is there, the links lead to the item's own share bar. */
export const ShareClicks = later(() => import('./share-clicks').then((file) => file.ShareClicks));
