import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { blankRow } from '@/lib/desk/records/blank';
import type { RecordField as Field } from '@/lib/desk/records/field';
import { SECTION_TYPES, sectionFields } from '@/lib/desk/records/section-fields';

interface Props {
  label: string;
  /** Fields of the new row; null for sections, whose kind is chosen first. */
  fields: readonly Field[] | null;
  onAdd: (row: Record<string, unknown>) => void;
}

/** Adds an empty row at the end. */
export function AddRow({ label, fields, onAdd }: Props) {
  const t = useTranslations('desk.records');
  const id = useId();
  const [type, setType] = useState(SECTION_TYPES[0]);
  const add = () => onAdd(fields ? blankRow(fields) : { type, ...blankRow(sectionFields(type)) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {fields === null && (
        <select
          id={id}
          value={type}
          aria-label={t('rows.kind')}
          onChange={({ target }) =>
            setType(SECTION_TYPES.find((sectionType) => sectionType === target.value))
          }
          className="desk-input min-h-10"
        >
          {SECTION_TYPES.map((sectionType) => (
            <option key={sectionType} value={sectionType}>
              {t(`sections.${sectionType}`)}
            </option>
          ))}
        </select>
      )}
      <button type="button" onClick={add} className="form-link min-h-10">
        {label}
      </button>
    </div>
  );
}
