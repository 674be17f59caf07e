'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page. Before that, the links open the app as plain links. */
export const AppLinkEffects = later(() => import('./app-link-effects').then((file) => file.AppLinkEffects));
