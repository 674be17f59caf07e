import { useTranslations } from 'next-intl';
import { fromTimeField, idOf, idsOf, keysOf, numberOf, textOf, toTimeField } from '@/lib/desk/records/values';
import { ChoiceField } from './choice-field';
import type { RecordFieldProps } from './field-props';
import { FlagField } from './flag-field';
import { LocalField } from './local-field';
import { PictureField } from './picture-field';
import { PlainField } from './plain-field';
import { RowsField } from './rows-field';
import { ReferenceField } from './reference-field';
import { RichField } from './rich-field';

const ROWS = { words: 1, lines: 4 } as const;
const MAX_REFERENCES = 20;

/** One field of a record's form, by its input type. */
export function RecordField({ field, value, onValue, error, isReadOnly, path, details }: RecordFieldProps) {
  const t = useTranslations('desk.records');
  const label = t(`fields.${field.label ?? field.name}`);
  const common = { label, hint: field.hint ? t(`hints.${field.hint}`) : null, error };
  const text = { ...common, readOnly: isReadOnly };
  switch (field.input) {
    case 'words':
    case 'lines':
      return (
        <LocalField
          {...common}
          value={value}
          onValue={onValue}
          rows={ROWS[field.input]}
          isReadOnly={isReadOnly}
        />
      );
    case 'html':
      return <RichField {...common} value={value} onValue={onValue} isReadOnly={isReadOnly} />;
    case 'text':
      return <PlainField {...text} value={textOf(value)} onText={onValue} />;
    case 'number':
      return (
        <PlainField
          {...text}
          type="number"
          min={field.min ?? 0}
          max={field.max}
          value={String(numberOf(value))}
          onText={(typed) => onValue(Number(typed))}
        />
      );
    case 'day':
      return (
        <PlainField {...text} type="date" value={textOf(value)} onText={(typed) => onValue(typed || null)} />
      );
    case 'time':
      return (
        <PlainField
          {...text}
          type="datetime-local"
          value={toTimeField(value)}
          onText={(typed) => onValue(fromTimeField(typed))}
        />
      );
    case 'flag':
      return <FlagField {...common} value={value === true} onValue={onValue} isReadOnly={isReadOnly} />;
    case 'choice':
      return (
        <ChoiceField
          {...common}
          value={textOf(value)}
          options={field.options.map((option) => ({ value: option, label: t(`options.${option}`) }))}
          onValue={onValue}
          isReadOnly={isReadOnly}
        />
      );
    case 'picture':
      return (
        <PictureField
          {...common}
          purpose={field.purpose}
          value={textOf(value)}
          onValue={onValue}
          isReadOnly={isReadOnly}
        />
      );
    case 'keys':
      return (
        <PlainField
          {...text}
          value={keysOf(value).join(' ')}
          onText={(typed) => onValue(typed.split(/\s+/))}
        />
      );
    case 'rows':
    case 'sections':
      return (
        <RowsField
          {...common}
          value={value}
          onValue={onValue}
          isReadOnly={isReadOnly}
          fields={field.input === 'rows' ? field.of : null}
          renderField={(inner) => <RecordField {...inner} />}
          path={path}
          details={details}
        />
      );
    case 'reference':
    case 'references': {
      const isOne = field.input === 'reference';
      const id = idOf(value);
      return (
        <ReferenceField
          {...common}
          of={field.of}
          ids={isOne ? (id === null ? [] : [id]) : idsOf(value)}
          max={isOne ? 1 : MAX_REFERENCES}
          onIds={(ids) => onValue(isOne ? (ids[0] ?? null) : ids)}
          isReadOnly={isReadOnly}
        />
      );
    }
  }
}
