import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { BULK_ACTS, type BulkAct } from '@/backend/contract/desk/bulk-acts';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { labelNames } from '@/lib/desk/flash-form';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { useCall } from '@/lib/accounts/use-call';
import { BulkFields, type BulkValues } from './bulk-fields';
import { BulkOutcome } from './bulk-outcome';

interface Props {
  /** The stories the action is done on. */
  chosen: readonly DeskStory[];
  onClear: () => void;
  onDone: () => void;
}

const EMPTY: BulkValues = { reason: '', labels: '', topic: '', category: '' };

/** One action on all chosen stories: first a trial that shows what would happen, then the action, then each refusal. */
export function BulkBar({ chosen, onClear, onDone }: Props) {
  const t = useTranslations('desk.bulk');
  const locale = useLocale();
  const notify = useNotify();
  const [act, setAct] = useState<BulkAct>('withdraw');
  const [values, setValues] = useState(EMPTY);
  const [trial, setTrial] = useState<CallOutput<'bulkContents'> | null>(null);
  const [outcome, setOutcome] = useState<CallOutput<'bulkContents'> | null>(null);
  const { isBusy, send } = useAction();
  const setup = useCall('writingSetup', { locale });

  const input = (isTrial: boolean): CallInput<'bulkContents'> => ({
    act,
    items: chosen.map(({ id, version }) => ({ id, version })),
    is_trial: isTrial,
    locale,
    reason: values.reason,
    new_labels: labelNames(values.labels),
    topic_id: values.topic === '' ? undefined : Number(values.topic),
    category_id: values.category === '' ? undefined : Number(values.category),
  });
  const request = async (isTrial: boolean) => {
    if (isBusy) return;
    const reply = await send('bulkContents', input(isTrial));
    if (!reply.ok) return notify(reply.message);
    if (isTrial) return setTrial(reply.data);
    setTrial(null);
    setOutcome(reply.data);
    onDone();
  };
  const change = (run: () => void) => {
    setTrial(null);
    setOutcome(null);
    run();
  };
  if (outcome)
    return (
      <BulkOutcome
        outcome={outcome}
        act={act}
        onClose={() => {
          setOutcome(null);
          onClear();
        }}
      />
    );
  return (
    <section
      aria-label={t('title')}
      className="no-print sticky bottom-0 z-10 mt-4 grid gap-3 border-t-[6px] border-ink bg-paper px-4 py-4 md:px-10"
    >
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <b className="text-lg">{t('chosen', { count: chosen.length })}</b>
        <label className="grid gap-1">
          <span className="sr-only">{t('act')}</span>
          <select
            name="act"
            value={act}
            onChange={({ target }) =>
              change(() => setAct(BULK_ACTS.find((option) => option === target.value) ?? 'withdraw'))
            }
            className="min-h-10 max-w-full border-b border-ctl bg-paper pe-2"
          >
            {BULK_ACTS.map((act) => (
              <option key={act} value={act}>
                {t(`acts.${act}`)}
              </option>
            ))}
          </select>
        </label>
        <BulkFields
          act={act}
          values={values}
          setup={setup.data ?? null}
          onChange={(part) => change(() => setValues({ ...values, ...part }))}
        />
        {trial === null ? (
          <ActionButton
            type="button"
            disabled={isBusy}
            onClick={() => void request(true)}
            className="btn btn-line min-h-10 px-4"
          >
            {t('look')}
          </ActionButton>
        ) : (
          <ActionButton
            type="button"
            disabled={isBusy || trial.done.length === 0}
            onClick={() => void request(false)}
            className="btn btn-ink min-h-10 px-4 aria-disabled:opacity-60"
          >
            {t('press', { act: t(`acts.${act}`), count: trial.done.length })}
          </ActionButton>
        )}
        <button type="button" onClick={onClear} className="form-link ms-auto">
          {t('clear')}
        </button>
      </div>
      {trial && <BulkOutcome outcome={trial} act={act} isTrial />}
    </section>
  );
}
