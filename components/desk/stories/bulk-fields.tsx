import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { BulkAct } from '@/backend/contract/desk/bulk-acts';
import { NOTE_MAX_LENGTH } from '@/backend/contract/writing/limits';

export interface BulkValues {
  reason: string;
  labels: string;
  /** Id of the topic as text, as in `category`; empty for none. */
  topic: string;
  category: string;
}

interface Props {
  act: BulkAct;
  values: BulkValues;
  setup: CallOutput<'writingSetup'> | null;
  onChange: (part: Partial<BulkValues>) => void;
}

const FIELD = 'min-h-10 border-b border-ctl bg-paper focus-visible:border-ink';
const WITH_REASON: readonly BulkAct[] = ['withdraw', 'restore', 'reject', 'embargo'];

/** The field of a bulk action: a reason, labels, a topic or a category; nothing for the other actions. */
export function BulkFields({ act, values, setup, onChange }: Props) {
  const t = useTranslations('desk.bulk');
  const options = act === 'topic' ? setup?.topics : act === 'category' ? setup?.categories : undefined;
  if (WITH_REASON.includes(act))
    return (
      <label className="grid gap-1">
        <span className="type-meta">{t(act === 'withdraw' ? 'reasonOptional' : 'reason')}</span>
        <input
          name="reason"
          value={values.reason}
          maxLength={NOTE_MAX_LENGTH}
          onChange={({ target }) => onChange({ reason: target.value })}
          className={`${FIELD} w-72 max-w-full`}
        />
      </label>
    );
  if (act === 'label')
    return (
      <label className="grid gap-1">
        <span className="type-meta">{t('labels')}</span>
        <input
          name="labels"
          value={values.labels}
          onChange={({ target }) => onChange({ labels: target.value })}
          className={`${FIELD} w-60 max-w-full`}
        />
      </label>
    );
  if (!options || (act !== 'topic' && act !== 'category')) return null;
  return (
    <label className="grid gap-1">
      <span className="type-meta">{t(act)}</span>
      <select
        name={act}
        value={values[act]}
        onChange={({ target }) => onChange({ [act]: target.value })}
        className={`${FIELD} pe-2`}
      >
        <option value="">{t('choose')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
