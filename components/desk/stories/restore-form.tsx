import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallInput } from '@/backend/contract/calls';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import { hasPassed } from '@/lib/platform/dates/instant';
import { formatDate } from '@/lib/platform/dates/dates';

interface Props {
  id: number;
  title: string;
  onCancel: () => void;
  onDone: () => void;
}

type Resume = NonNullable<CallInput<'restoreContent'>['resume']>[number];

/**
 * Restores a withdrawn story with a reason. The editor chooses which of the schedules that ended at the withdrawal to
 * resume.
 */
export function RestoreForm({ id, title, onCancel, onDone }: Props) {
  const t = useTranslations('desk.restore');
  const locale = useLocale();
  const notify = useNotify();
  const draft = useCall('readDraft', { id, locale }, { keepPreviousData: false });
  const [reason, setReason] = useState('');
  const [resume, setResume] = useState<readonly Resume[]>([]);
  const action = useAction();
  const { data } = draft;
  if (draft.error) return <p className="text-mark">{draft.error.message}</p>;
  if (!data) return <p className="py-2 text-ink-3">{t('loading')}</p>;

  const times: Record<Resume, string | null> = {
    release: data.ended?.release_time ?? null,
    withdrawal: data.ended?.withdraw_time ?? null,
  };
  const ended = (['release', 'withdrawal'] as const).flatMap((name) => {
    const at = times[name];
    return at === null ? [] : { name, at, isPast: hasPassed(at) };
  });
  const isReady = reason.trim() !== '' && !action.isBusy;
  const send = async () => {
    const input = { id, version: data.version, reason: reason.trim(), resume: [...resume] };
    const reply = await action.send('restoreContent', input);
    if (reply.ok) {
      notify(t('done', { title }));
      return onDone();
    }
    notify(reply.message);
    void draft.mutate();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 border-s-[3px] border-ink ps-4"
    >
      <label className="grid w-80 max-w-full gap-1">
        <span className="type-meta">{t('reason')}</span>
        <input
          name="reason"
          value={reason}
          required
          autoFocus
          maxLength={REASON_MAX_LENGTH}
          onChange={({ target }) => setReason(target.value)}
          className="min-h-10 w-full border-b border-ctl bg-transparent focus-visible:border-ink"
        />
      </label>
      {ended.map(({ name, at, isPast }) => (
        <label key={name} className={`flex items-baseline gap-2 ${isPast ? 'text-ink-3' : ''}`}>
          <input
            type="checkbox"
            name={name}
            disabled={isPast}
            checked={resume.includes(name)}
            onChange={({ target }) =>
              setResume(
                target.checked ? [...resume, name] : resume.filter((resumeName) => resumeName !== name),
              )
            }
            className="size-4 flex-none translate-y-0.5 accent-ink"
          />
          <span>{t(isPast ? `${name}Past` : name, { time: formatDate(at, locale, 'short') })}</span>
        </label>
      ))}
      <p className="flex flex-wrap items-center gap-x-5">
        <ActionButton
          type="submit"
          disabled={!isReady}
          className="btn btn-ink min-h-10 px-4 aria-disabled:opacity-60"
        >
          {t('send')}
        </ActionButton>
        <button type="button" onClick={onCancel} className="form-link">
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
