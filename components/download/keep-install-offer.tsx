'use client';

import { useEffect } from 'react';
import { keepInstallOffer } from '@/lib/download/install-prompt';

/** Keeps the browser's offer to install, which it makes once on any page, for the download page. */
export function KeepInstallOffer() {
  useEffect(keepInstallOffer, []);
  return null;
}
