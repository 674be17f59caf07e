import { notFound } from 'next/navigation';
import { RECORD_KINDS, type RecordKindName } from '@/backend/contract/records/kinds';

/** The kind of record that an address names. Ends in the 404 page for an unknown kind. */
export function readKind(name: string): RecordKindName {
  return RECORD_KINDS.find((kind) => kind === name) ?? notFound();
}
