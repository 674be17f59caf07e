'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** The document has the settings before any program runs; the choices stand at its foot. */
export const SettingChoice = hydrateLater(() =>
  import('./setting-choice').then((file) => file.SettingChoice),
);
