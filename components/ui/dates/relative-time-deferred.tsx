'use client';

import { deferPart } from '../hydration/defer-part';
import type { RelativeTimeProps } from './relative-time';

/** Loaded after the page: the absolute time is shown until then. */
export const RelativeTime = deferPart<RelativeTimeProps>(
  () => import('./relative-time').then((file) => file.RelativeTime),
  ({ absolute }) => absolute,
);
