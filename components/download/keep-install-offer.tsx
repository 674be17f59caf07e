'use client';

import { useEffect } from 'react';
import { keepInstallOffer } from '@/lib/download/install-prompt';

/** The browser offers to install once, on whatever page it likes: the download page needs it later. */
export function KeepInstallOffer() {
  useEffect(keepInstallOffer, []);
  return null;
}
