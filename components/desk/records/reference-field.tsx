import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Reference } from '@/backend/contract/records/calls';
import { useCall } from '@/lib/accounts/use-call';
import { FieldNote } from './field-note';
import { ReferenceSearch } from './reference-search';

interface Props {
  of: Reference;
  label: string;
  hint: string | null;
  error: string | null;
  /** Ids in the editors' order. */
  ids: readonly number[];
  /** Maximum number of records. */
  max: number;
  onIds: (ids: number[]) => void;
  isReadOnly: boolean;
}

/** The records a record refers to: they can be searched for, reordered and removed. */
export function ReferenceField({ of, label, hint, error, ids, max, onIds, isReadOnly }: Props) {
  const t = useTranslations('desk.records');
  const locale = useLocale();
  const id = useId();
  /** Titles of records chosen here, until the backend's answer contains them. */
  const [chosen, setChosen] = useState<Record<number, string>>({});
  const { data } = useCall('references', ids.length === 0 ? null : { of, ids: [...ids], locale }, {
    keepPreviousData: false,
  });
  const nameOf = (recordId: number) =>
    data?.list.find((row) => row.id === recordId)?.title ?? chosen[recordId] ?? `#${recordId}`;
  const move = (index: number, by: number) => {
    const next = [...ids];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onIds(next);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className="desk-field">
      <p id={`${id}-label`} className="desk-field-label">
        {label}
      </p>
      <div className="min-w-0">
        <ol className="empty:hidden">
          {ids.map((recordId, index) => (
            <li key={recordId} className="flex items-baseline gap-3 border-b border-rule py-1.5">
              {max > 1 && <span className="n w-5 text-ink-3">{index + 1}</span>}
              <span className="min-w-0 flex-1">{nameOf(recordId)}</span>
              {!isReadOnly && (
                <span className="flex flex-none gap-3">
                  {index > 0 && (
                    <button
                      type="button"
                      className="form-link"
                      aria-label={t('up', { name: nameOf(recordId) })}
                      onClick={() => move(index, -1)}
                    >
                      ↑
                    </button>
                  )}
                  {index < ids.length - 1 && (
                    <button
                      type="button"
                      className="form-link"
                      aria-label={t('down', { name: nameOf(recordId) })}
                      onClick={() => move(index, 1)}
                    >
                      ↓
                    </button>
                  )}
                  <button
                    type="button"
                    className="form-link"
                    aria-label={t('takeOutName', { name: nameOf(recordId) })}
                    onClick={() => onIds(ids.filter((other) => other !== recordId))}
                  >
                    {t('takeOut')}
                  </button>
                </span>
              )}
            </li>
          ))}
        </ol>
        {!isReadOnly && ids.length < max && (
          <ReferenceSearch
            of={of}
            label={t('choose', { field: label })}
            without={ids}
            onChoose={(row) => {
              setChosen({ ...chosen, [row.id]: row.title });
              onIds([...ids, row.id]);
            }}
          />
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
