import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { RecordField as Field } from '@/lib/desk/records/field';
import { rowsOf } from '@/lib/desk/records/values';
import { sectionFields } from '@/lib/desk/records/section-fields';
import { AddRow } from './add-row';
import type { RenderField } from './field-props';
import { FieldNote } from './field-note';
import { RowField } from './row-field';

interface Props {
  label: string;
  hint: string | null;
  error: string | null;
  value: unknown;
  onValue: (rows: Record<string, unknown>[]) => void;
  isReadOnly: boolean;
  /** The fields of each row; null for sections, whose fields depend on their kind. */
  fields: readonly Field[] | null;
  renderField: RenderField;
  path: string;
  details: Record<string, string>;
}

/** A list of rows that can be added, moved and removed. */
export function RowsField({
  label,
  hint,
  error,
  value,
  onValue,
  isReadOnly,
  fields,
  renderField,
  path,
  details,
}: Props) {
  const t = useTranslations('desk.records.rows');
  const id = useId();
  const rows = rowsOf(value);
  const move = (from: number, to: number) => {
    const moved = [...rows];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onValue(moved);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className="desk-rows">
      <p id={`${id}-label`} className="desk-field-label">
        {label} <span className="n type-meta">{rows.length}</span>
      </p>
      <div className="grid gap-2">
        {rows.map((row, at) => (
          <RowField
            key={at}
            row={row}
            at={at}
            count={rows.length}
            fields={fields ?? sectionFields(row['type'])}
            onRow={(changed) => onValue(rows.map((oldRow, index) => (index === at ? changed : oldRow)))}
            onMove={(to) => move(at, to)}
            onRemove={() => onValue(rows.filter((_, index) => index !== at))}
            isReadOnly={isReadOnly}
            renderField={renderField}
            path={`${path}.${at}`}
            details={details}
          />
        ))}
        {!isReadOnly && (
          <AddRow
            label={t('add', { list: label })}
            fields={fields}
            onAdd={(row) => onValue([...rows, row])}
          />
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
