import type { RecordKindName } from '@/backend/contract/records/kinds';

/** Kinds whose records can be neither created nor deleted: there is one for each place where it is shown. */
export const FIXED_KINDS: readonly RecordKindName[] = ['document', 'app_config', 'brand'];

/** Kinds that are changed on a desk page of their own, not by a form of fields. */
export const FORMLESS_KINDS: readonly RecordKindName[] = ['brand'];
