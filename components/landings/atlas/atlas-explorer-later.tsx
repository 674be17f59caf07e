'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** All entries stand in the list below the map. */
export const AtlasExplorer = hydrateInWords(() =>
  import('./atlas-explorer').then((file) => file.AtlasExplorer),
);
