'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/**
 * Loaded after the page: a script in the document has already applied the settings, and the choices are at its foot.
 */
export const SettingChoice = deferHydration(() =>
  import('./setting-choice').then((file) => file.SettingChoice),
);
