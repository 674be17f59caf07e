'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: nothing is shown until the browser has answered whether it supports notifications. */
export const AlertSwitches = hydrateLater(() =>
  import('./alert-switches').then((file) => file.AlertSwitches),
);
