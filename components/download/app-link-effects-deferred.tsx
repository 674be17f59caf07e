'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page. Before that, the links open the app as plain links. */
export const AppLinkEffects = deferPart(() =>
  import('./app-link-effects').then((file) => file.AppLinkEffects),
);
