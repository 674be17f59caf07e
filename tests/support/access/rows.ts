import type { Access } from '@/backend/contract/call';
import type { CallName } from '@/backend/contract/calls';

/** Who may make each of some calls. */
export type AccessRows = Partial<Record<CallName, Access>>;
