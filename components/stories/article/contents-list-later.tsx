'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: the links work without it; only marking the part being read needs the script. */
export const ContentsList = hydrateLater(() => import('./contents-list').then((file) => file.ContentsList));
