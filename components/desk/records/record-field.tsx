import { useTranslations } from 'next-intl';
import type { RecordField as Field } from '@/lib/desk/records/fields';
import { fromTimeField, idOf, idsOf, numberOf, textOf, toTimeField } from '@/lib/desk/records/values';
import { ChoiceField } from './choice-field';
import { FlagField } from './flag-field';
import { LocalField } from './local-field';
import { PictureField } from './picture-field';
import { PlainField } from './plain-field';
import { ReferenceField } from './reference-field';
import { RichField } from './rich-field';

interface Props {
  field: Field;
  value: unknown;
  onValue: (value: unknown) => void;
  error: string | null;
  isReadOnly: boolean;
}

const ROWS = { words: 1, lines: 4 } as const;
const MOST_REFERENCES = 20;

/** One field of a form, by how it is filled in. */
export function RecordField({ field, value, onValue, error, isReadOnly }: Props) {
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
          min={0}
          max={field.most}
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
          options={field.options.map((one) => ({ value: one, label: t(`options.${one}`) }))}
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
    case 'reference':
    case 'references': {
      const isOne = field.input === 'reference';
      const id = idOf(value);
      return (
        <ReferenceField
          {...common}
          of={field.of}
          ids={isOne ? (id === null ? [] : [id]) : idsOf(value)}
          most={isOne ? 1 : MOST_REFERENCES}
          onIds={(ids) => onValue(isOne ? (ids[0] ?? null) : ids)}
          isReadOnly={isReadOnly}
        />
      );
    }
  }
}
