'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { NamedRef } from '@/backend/contract/fields';
import { MAX_LABELS } from '@/backend/contract/writing/limits';
import { useCall } from '@/lib/accounts/use-call';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  draft: Draft;
  /** The labels of the stored draft, with their names. */
  known: readonly NamedRef[];
}

interface Option {
  id: number | null;
  name: string;
  total: number | null;
}

/** The labels of a draft: a field that suggests existing labels with the number of their uses; Enter takes one. */
export function LabelsRow({ draft, known: savedLabels }: Props) {
  const t = useTranslations('writing.rail');
  const locale = useLocale();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(0);
  const names = new Map([
    ...savedLabels.map(({ id, name }) => [`label:${id}`, name] as const),
    ...draft.names,
  ]);
  const { label_ids: ids, new_labels: newLabels } = draft.current();
  const query = typed.trim();
  const { data } = useCall('suggestLabels', query === '' ? null : { q: query, locale }, {
    keepPreviousData: false,
  });
  const suggestions: Option[] = (query === '' ? [] : (data?.list ?? []))
    .filter(({ id }) => !ids.includes(id))
    .slice(0, 5)
    .map(({ id, name, total }) => ({ id, name, total }));
  const isKnown = suggestions.some(({ name }) => name === query) || newLabels.includes(query);
  const options =
    query === '' || isKnown ? suggestions : [...suggestions, { id: null, name: query, total: null }];
  const isFull = ids.length + newLabels.length >= MAX_LABELS;

  const take = (option: Option | undefined) => {
    if (!option || isFull) return;
    const { id, name } = option;
    if (id === null) draft.setSettings({ new_labels: [...newLabels, name] });
    else {
      draft.names.set(`label:${id}`, name);
      draft.setSettings({ label_ids: [...ids, id] });
    }
    setTyped('');
    setPicked(0);
  };

  const handleKey = (event: React.KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) setPicked((picked + step + options.length) % options.length);
    else if (event.key === 'Enter') take(options[picked] ?? options[0]);
    else if (event.key === 'Escape') setTyped('');
    else return;
    event.preventDefault();
  };

  const remove = (name: string, change: () => void) => (
    <li key={name}>
      {name}
      <button type="button" aria-label={t('labelRemove', { name })} onClick={change}>
        ×
      </button>
    </li>
  );

  return (
    <div className="wr-row wr-labels">
      <div className="wr-row-line">
        <span>{t('labels')}</span>
        <div>
          <ul className="wr-words">
            {ids.map((id) =>
              remove(names.get(`label:${id}`) ?? `#${id}`, () =>
                draft.setSettings({ label_ids: ids.filter((otherId) => otherId !== id) }),
              ),
            )}
            {newLabels.map((name) =>
              remove(name, () =>
                draft.setSettings({ new_labels: newLabels.filter((otherName) => otherName !== name) }),
              ),
            )}
          </ul>
          {!isFull && (
            <input
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-activedescendant={options.length > 0 ? `${listId}-${picked}` : undefined}
              aria-label={t('labelHint')}
              placeholder={t('labelHint')}
              value={typed}
              maxLength={40}
              onChange={(event) => {
                setTyped(event.target.value);
                setPicked(0);
              }}
              onKeyDown={handleKey}
              onBlur={() => setTyped('')}
            />
          )}
          <ul id={listId} role="listbox" aria-label={t('labels')} className="wr-options">
            {options.map((option, index) => (
              <li
                key={option.name}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === picked}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(option);
                }}
              >
                <b>{option.id === null ? t('labelNew', { name: option.name }) : option.name}</b>
                {option.total !== null && (
                  <span className="n">{t('labelCount', { count: option.total })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
