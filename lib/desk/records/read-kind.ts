import { notFound } from 'next/navigation';
import { RECORD_KINDS, type RecordKindName } from '@/backend/contract/records/kinds';

/** The kind an address names. Ends in the 404 page when there is none. */
export function readKind(name: string): RecordKindName {
  return RECORD_KINDS.find((kind) => kind === name) ?? notFound();
}
