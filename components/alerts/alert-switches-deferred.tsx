'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: nothing is shown until the browser has answered whether it supports notifications. */
export const AlertSwitches = deferHydration(() =>
  import('./alert-switches').then((file) => file.AlertSwitches),
);
