'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: the rows are in the HTML; only turning and refreshing them needs the script. */
export const SideRows = hydrateLater(() => import('./side-rows').then((file) => file.SideRows));
