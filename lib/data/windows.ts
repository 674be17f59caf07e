import { CHANGE_WINDOWS, type ChangeWindow } from '@/backend/contract/data/windows';

/** The windows of a change, the shortest first. */
export const WINDOWS = Object.keys(CHANGE_WINDOWS).filter(
  (name): name is ChangeWindow => name in CHANGE_WINDOWS,
);
