import type { Command } from '@/backend/contract/writing/statuses';

/** A command on one story, as a member sent it. */
export interface CommandRequest {
  command: Command;
  id: number;
  /** The version it builds on. */
  version: number;
  /** The rest of the command, such as a reason. */
  input?: object;
}
