'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** Its links work as they are; marking the part being read can wait. */
export const ContentsList = hydrateLater(() => import('./contents-list').then((file) => file.ContentsList));
