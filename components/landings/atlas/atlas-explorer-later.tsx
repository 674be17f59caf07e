'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: the list below the map contains the same entries. */
export const AtlasExplorer = hydrateWithMessages(() =>
  import('./atlas-explorer').then((file) => file.AtlasExplorer),
);
