import type { Command } from '@/backend/contract/writing/statuses';

/** A command on one item, as it was asked for. */
export interface Asked {
  command: Command;
  id: number;
  /** The version it builds on. */
  version: number;
  /** What it says besides, such as a reason. */
  said?: object;
}
