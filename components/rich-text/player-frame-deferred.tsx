'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import type { PlayerFrameProps } from './player-frame';

/** Loaded after the page: until then, and without scripts, the link beside it leads to the page of the video. */
export const PlayerFrame = deferPart<PlayerFrameProps>(() =>
  import('./player-frame').then((file) => file.PlayerFrame),
);
