'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: what it shows and the choice itself need no script. */
export const WindowSwitch = deferHydration(() => import('./window-switch').then((file) => file.WindowSwitch));
