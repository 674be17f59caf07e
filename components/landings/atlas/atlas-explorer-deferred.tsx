'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: the list below the map contains the same entries. */
export const AtlasExplorer = deferHydrationWithMessages(() =>
  import('./atlas-explorer').then((file) => file.AtlasExplorer),
);
