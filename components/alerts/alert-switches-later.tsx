'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** Nothing of them is shown until the browser has been asked. */
export const AlertSwitches = hydrateLater(() =>
  import('./alert-switches').then((file) => file.AlertSwitches),
);
