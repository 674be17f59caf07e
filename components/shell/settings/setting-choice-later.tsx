'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/**
 * Loaded after the page: a script in the document has already applied the settings, and the choices are at its foot.
 */
export const SettingChoice = hydrateLater(() =>
  import('./setting-choice').then((file) => file.SettingChoice),
);
