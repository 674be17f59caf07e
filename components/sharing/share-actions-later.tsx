'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: readers read an article before they share it. */
export const ShareActions = hydrateLater(() => import('./share-actions').then((file) => file.ShareActions));
