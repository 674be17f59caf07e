'use client';

import { useEffect } from 'react';
import { storeInstallOffer } from '@/lib/download/install-prompt';

/** Stores the browser's install prompt, which comes once on any page, for the download page. */
export function StoreInstallOffer() {
  useEffect(storeInstallOffer, []);
  return null;
}
