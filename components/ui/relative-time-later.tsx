'use client';

import { later } from './later';
import type { RelativeTimeProps } from './relative-time';

/** The absolute time until the page has come to rest. */
export const RelativeTime = later<RelativeTimeProps>(
  () => import('./relative-time').then((file) => file.RelativeTime),
  ({ absolute }) => absolute,
);
