'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** An article is read before it is shared. */
export const ShareActions = hydrateLater(() => import('./share-actions').then((file) => file.ShareActions));
