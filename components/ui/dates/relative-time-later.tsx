'use client';

import { later } from '../hydration/later';
import type { RelativeTimeProps } from './relative-time';

/** Loaded after the page: the absolute time is shown until then. */
export const RelativeTime = later<RelativeTimeProps>(
  () => import('./relative-time').then((file) => file.RelativeTime),
  ({ absolute }) => absolute,
);
