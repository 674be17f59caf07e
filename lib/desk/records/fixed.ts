import type { RecordKindName } from '@/backend/contract/records/kinds';

/** Neither made nor deleted: there is one for each place it fills. */
export const FIXED_KINDS: readonly RecordKindName[] = ['document', 'app_config'];
