'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** The rows stand in the HTML; what turns and refreshes them can wait. */
export const SideRows = hydrateLater(() => import('./side-rows').then((file) => file.SideRows));
