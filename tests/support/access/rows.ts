import type { Access } from '@/backend/contract/call';
import type { CallName } from '@/backend/contract/calls';

/** Who may make a call, by its name. */
export type AccessRows = Partial<Record<CallName, Access>>;
