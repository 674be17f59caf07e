import { useTranslations } from 'next-intl';
import type { Notes } from '@/lib/writing/notes/use-notes';

interface Props {
  desk: Notes['desk'];
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A select for the editor a note is assigned to; null for nobody. */
export function AssigneeField({ desk, value, onChange }: Props) {
  const t = useTranslations('writing.notes');
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
      {t('giveTo')}
      <select
        className="min-h-8 max-w-full border-b border-ctl bg-paper text-ink max-[768px]:min-h-11"
        value={value ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">{t('nobody')}</option>
        {desk.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
