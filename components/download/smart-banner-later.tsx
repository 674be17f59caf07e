'use client';

import { later } from '@/components/ui/hydration/later';
import type { SmartBannerBarProps } from './smart-banner-bar';

/** Loaded after the page, because it covers the foot of the page. */
export const SmartBannerBar = later<SmartBannerBarProps>(() =>
  import('./smart-banner-bar').then((file) => file.SmartBannerBar),
);
