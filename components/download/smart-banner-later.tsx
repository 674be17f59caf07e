'use client';

import { later } from '@/components/ui/later';
import type { SmartBannerBarProps } from './smart-banner-bar';

/** It covers the foot of a page, so the page comes first. */
export const SmartBannerBar = later<SmartBannerBarProps>(() =>
  import('./smart-banner-bar').then((file) => file.SmartBannerBar),
);
