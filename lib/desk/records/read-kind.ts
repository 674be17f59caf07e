import { notFound } from 'next/navigation';
import { RECORD_KINDS, type RecordKindName } from '@/backend/contract/records/kinds';

/** Kinds that are changed on a desk page of their own. */
const ELSEWHERE: readonly RecordKindName[] = ['brand'];

/** The kind of record that an address names. Ends in the 404 page for an unknown kind. */
export function readKind(name: string): RecordKindName {
  return RECORD_KINDS.find((kind) => kind === name && !ELSEWHERE.includes(kind)) ?? notFound();
}
