'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: the list below the map contains the same entries. */
export const AtlasExplorer = hydrateInWords(() =>
  import('./atlas-explorer').then((file) => file.AtlasExplorer),
);
