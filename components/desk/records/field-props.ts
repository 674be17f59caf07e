import type { ReactNode } from 'react';
import type { RecordField as Field } from '@/lib/desk/records/field';

export interface RecordFieldProps {
  field: Field;
  value: unknown;
  onValue: (value: unknown) => void;
  error: string | null;
  isReadOnly: boolean;
  /** Where it is in the document, and why fields below that were refused. */
  path: string;
  details: Record<string, string>;
}

/** Draws a field within a field. */
export type RenderField = (props: RecordFieldProps) => ReactNode;
