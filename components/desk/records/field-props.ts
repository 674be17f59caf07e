import type { ReactNode } from 'react';
import type { RecordField as Field } from '@/lib/desk/records/field';

export interface RecordFieldProps {
  field: Field;
  value: unknown;
  onValue: (value: unknown) => void;
  error: string | null;
  isReadOnly: boolean;
  /** Path of the field in the document, such as `rows.0.title`, and the reasons of refused fields by path. */
  path: string;
  details: Record<string, string>;
}

/** Draws a field within a field. */
export type RenderField = (props: RecordFieldProps) => ReactNode;
