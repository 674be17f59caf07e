import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { useFieldWords } from '@/components/accounts/fields/use-field-words';
import type { RecordField as Field } from '@/lib/desk/records/field';
import { rowName } from '@/lib/desk/records/row-name';
import { SECTION_TYPES } from '@/lib/desk/records/section-fields';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { RenderField } from './field-props';

interface Props {
  row: Record<string, unknown>;
  at: number;
  count: number;
  fields: readonly Field[];
  onRow: (row: Record<string, unknown>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  isReadOnly: boolean;
  renderField: RenderField;
  path: string;
  details: Record<string, string>;
}

/** One row: only its name while folded; its fields and buttons when open. */
export function RowField({
  row,
  at,
  count,
  fields,
  onRow,
  onMove,
  onRemove,
  isReadOnly,
  renderField,
  path,
  details,
}: Props) {
  const t = useTranslations('desk.records');
  const locale = useLocale();
  const fieldWords = useFieldWords();
  const type = SECTION_TYPES.find((sectionType) => sectionType === row['type']);
  const isRefused = Object.keys(details).some((errorPath) => errorPath.startsWith(`${path}.`));
  const name = rowName(row) || `${at + 1}`;
  // A row that was just added is open, and stays so while its name is typed.
  const [isOpen, setOpen] = useState(rowName(row) === '');
  return (
    <details
      open={isRefused || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="desk-row"
    >
      <summary>
        <span className="n type-meta pe-2">{at + 1}</span>
        {type && <b className="pe-2">{t(`sections.${type}`)}</b>}
        <span lang={foreignWordsLang(rowName(row), locale)}>{rowName(row)}</span>
        {isRefused && <span className="ps-2 text-mark">{t('rows.refused')}</span>}
      </summary>
      {fields.map((field) => {
        const fieldPath = `${path}.${field.name}`;
        const why =
          details[fieldPath] ??
          (field.input === 'rows'
            ? undefined
            : Object.entries(details).find(([errorPath]) => errorPath.startsWith(`${fieldPath}.`))?.[1]);
        return (
          <Fragment key={field.name}>
            {renderField({
              field,
              value: row[field.name],
              onValue: (value) => onRow({ ...row, [field.name]: value }),
              error: why === undefined ? null : fieldWords(field.name, why),
              isReadOnly,
              path: fieldPath,
              details,
            })}
          </Fragment>
        );
      })}
      {!isReadOnly && (
        <p className="flex flex-wrap gap-4">
          {at > 0 && (
            <button type="button" className="form-link" onClick={() => onMove(at - 1)}>
              {t('up', { name })}
            </button>
          )}
          {at < count - 1 && (
            <button type="button" className="form-link" onClick={() => onMove(at + 1)}>
              {t('down', { name })}
            </button>
          )}
          <button type="button" className="form-link" onClick={onRemove}>
            {t('takeOutName', { name })}
          </button>
        </p>
      )}
    </details>
  );
}
