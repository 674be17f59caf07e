import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCall } from '@/lib/accounts/use-call';
import { OPTION_FIELD } from './option-field';

interface Props {
  /** Names separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Assets and labels of a flash in one field, with suggestions for the name being typed. */
export function FlashLabels({ value, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const listId = useId();
  const at = Math.max(...['，', ',', '、'].map((comma) => value.lastIndexOf(comma))) + 1;
  const [before, typed] = [value.slice(0, at), value.slice(at).trim()];
  const { data } = useCall('suggestLabels', typed === '' ? null : { q: typed, locale }, {
    keepPreviousData: false,
  });
  return (
    <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-md:w-full">
      {t('assets')}
      <input
        name="labels"
        list={listId}
        autoComplete="off"
        value={value}
        placeholder={t('placeholders.labels')}
        onChange={({ target }) => onChange(target.value)}
        className={`${OPTION_FIELD} w-28 text-ink`}
      />
      <datalist id={listId}>
        {data?.list.map(({ id, name }) => (
          <option key={id} value={`${before}${name}`} />
        ))}
      </datalist>
    </label>
  );
}
