import { notFound } from 'next/navigation';
import { RECORD_KINDS, type RecordKindName } from '@/backend/contract/records/kinds';
import { FORMLESS_KINDS } from './fixed';

/** The kind of record with a form that an address names. Ends in the 404 page for any other. */
export function readKind(name: string): RecordKindName {
  return RECORD_KINDS.find((kind) => kind === name && !FORMLESS_KINDS.includes(kind)) ?? notFound();
}
