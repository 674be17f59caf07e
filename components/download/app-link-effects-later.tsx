'use client';

import { later } from '@/components/ui/later';

/** Until it is there, the links lead to the app as links do. */
export const AppLinkEffects = later(() => import('./app-link-effects').then((file) => file.AppLinkEffects));
