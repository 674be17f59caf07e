import { useTranslations } from 'next-intl';
import type { IssueDocument } from '@/lib/desk/newsletters/blocks';

interface Props {
  label: string;
  value: IssueDocument['subject'];
  isOff: boolean;
  isLarge?: boolean;
  isMultiline?: boolean;
  onChange: (value: IssueDocument['subject']) => void;
}

/** The languages a letter is written in; traditional Chinese is converted. */
const WRITTEN = ['zh-Hans', 'en'] as const;

/** One text of a letter in the languages it is written in. */
export function LocalField({ label, value, isOff, isLarge = false, isMultiline = false, onChange }: Props) {
  const names = useTranslations('desk.records.langs');
  return (
    <fieldset className="desk-languages">
      <legend className="type-meta">{label}</legend>
      {WRITTEN.map((lang) => {
        const shared = {
          lang,
          value: value[lang] ?? '',
          disabled: isOff,
          placeholder: names(lang),
          'aria-label': `${label}, ${names(lang)}`,
          className: `desk-input w-full ${isLarge ? 'text-xl font-bold' : ''}`,
        };
        const change = (text: string) => onChange({ ...value, [lang]: text });
        return isMultiline ? (
          <textarea key={lang} {...shared} rows={3} onChange={({ target }) => change(target.value)} />
        ) : (
          <input key={lang} {...shared} onChange={({ target }) => change(target.value)} />
        );
      })}
    </fieldset>
  );
}
