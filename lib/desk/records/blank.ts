import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { FieldInput, RecordField } from './field';
import { RECORD_FIELDS } from './fields';

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
  keys: [],
  rows: [],
  sections: [],
};

/** Fields with an initial value other than empty. */
const BEGINNINGS: Partial<Record<RecordKindName, FormDocument>> = {
  recommendation: { place: 'recommend' },
  series: { feed_minutes: 60 },
};

/** The form of a new record of this kind. */
export function blankDocument(kind: RecordKindName): FormDocument {
  return { ...blankRow(RECORD_FIELDS[kind]), ...BEGINNINGS[kind] };
}

/** The initial values of these fields. */
export function blankRow(fields: readonly RecordField[]): FormDocument {
  return Object.fromEntries(fields.map((field) => [field.name, blankValue(field)]));
}

function blankValue(field: RecordField): unknown {
  if (field.input === 'choice') return field.options[0] ?? '';
  return field.input === 'number' ? (field.min ?? 0) : EMPTY[field.input];
}
