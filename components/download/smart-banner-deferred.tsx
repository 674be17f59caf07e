'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import type { SmartBannerBarProps } from './smart-banner-bar';

/** Loaded after the page, because it covers the foot of the page. */
export const SmartBannerBar = deferPart<SmartBannerBarProps>(() =>
  import('./smart-banner-bar').then((file) => file.SmartBannerBar),
);
