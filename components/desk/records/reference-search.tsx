import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Reference } from '@/backend/contract/records/calls';
import { useCall } from '@/lib/accounts/use-call';
import { isComposing } from '@/lib/platform/keys/is-composing';

type Found = CallOutput<'references'>['list'][number];

interface Props {
  of: Reference;
  label: string;
  without: readonly number[];
  onChoose: (record: Found) => void;
}

/** Finds records to refer to; Enter takes the first. */
export function ReferenceSearch({ of, label, without, onChoose }: Props) {
  const t = useTranslations('desk.records');
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const keyword = useDeferredValue(typed);
  const { data } = useCall('references', keyword === null ? null : { of, keyword, locale }, {
    keepPreviousData: false,
  });
  const records = (data?.list ?? []).filter((row) => !without.includes(row.id)).slice(0, 8);
  const isOpen = typed !== null;
  const choose = (row: Found) => {
    onChoose(row);
    setTyped(null);
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
    >
      <input
        type="search"
        value={typed ?? ''}
        aria-label={label}
        placeholder={t('find')}
        maxLength={100}
        onFocus={() => setTyped(typed ?? '')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Ctrl Enter saves the form.
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent))
            return;
          event.preventDefault();
          if (records[0]) choose(records[0]);
        }}
        className="desk-input w-full"
      />
      {isOpen && records.length > 0 && (
        <ul aria-label={label} className="border-x border-b border-ctl bg-paper">
          {records.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={() => choose(row)}
                className="flex min-h-10 w-full items-baseline gap-3 px-3 py-1.5 text-start hover:bg-sel focus-visible:bg-sel"
              >
                <span className="min-w-0 flex-1">{row.title || `#${row.id}`}</span>
                <span className="type-meta n flex-none">{row.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && data && records.length === 0 && <p className="type-meta py-2">{t('nothingFound')}</p>}
    </div>
  );
}
