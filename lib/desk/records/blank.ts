import type { RecordKindName } from '@/backend/contract/records/kinds';
import { type FieldInput, RECORD_FIELDS } from './fields';

export type FormDocument = Record<string, unknown>;

const EMPTY: Record<FieldInput['input'], unknown> = {
  words: {},
  lines: {},
  html: {},
  text: '',
  day: null,
  time: null,
  flag: false,
  number: 0,
  choice: '',
  picture: '',
  reference: null,
  references: [],
};

/** What does not begin empty. */
const BEGINNINGS: Partial<Record<RecordKindName, FormDocument>> = {
  recommendation: { place: 'recommend' },
  series: { feed_minutes: 60 },
};

/** A form of this kind before anything is filled in. */
export function blankDocument(kind: RecordKindName): FormDocument {
  const fields = RECORD_FIELDS[kind].map((field) => [
    field.name,
    field.input === 'choice' ? (field.options[0] ?? '') : EMPTY[field.input],
  ]);
  return { ...Object.fromEntries(fields), ...BEGINNINGS[kind] };
}
