'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { REDIRECT_REFUSALS } from '@/backend/contract/redirects/limits';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

interface Props {
  /** The row to change; without it, a new one is added. */
  redirect?: CallOutput<'redirects'>['list'][number];
  onClose?: () => void;
}

/** The fields of a row: the old address, what it answers, and where it leads. */
export function RedirectForm({ redirect, onClose }: Props) {
  const t = useTranslations('desk.redirects');
  const router = useRouter();
  const fieldId = useId();
  const { isBusy, send } = useAction();
  const [from, setFrom] = useState(redirect?.from ?? '');
  const [to, setTo] = useState(redirect?.to ?? '');
  const [isGone, setIsGone] = useState(redirect?.status === 410);
  const [error, setError] = useState<{ field: 'from' | 'to'; text: string } | null>(null);

  const save = async () => {
    if (isBusy || from.trim() === '') return;
    const status = isGone ? 410 : 308;
    const reply = await send('saveRedirect', { id: redirect?.id, from, to: isGone ? '' : to, status });
    if (!reply.ok) {
      const field = reply.fields.to === undefined ? 'from' : 'to';
      const reason = REDIRECT_REFUSALS.find((each) => each === reply.fields[field]);
      return setError({ field, text: reason ? t(`refusals.${reason}`) : reply.message });
    }
    setError(null);
    if (!redirect) {
      setFrom('');
      setTo('');
    }
    onClose?.();
    router.refresh();
  };
  const field = (name: 'from' | 'to', value: string, onChange: (value: string) => void) => (
    <label className="grid min-w-0 gap-1">
      <span className="type-meta">{t(name)}</span>
      <input
        value={value}
        maxLength={2000}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t(`${name}Example`)}
        aria-invalid={error?.field === name}
        aria-describedby={error?.field === name ? fieldId : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="desk-input w-full"
      />
    </label>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      className="grid gap-3 pt-3"
    >
      {field('from', from, setFrom)}
      {!isGone && field('to', to, setTo)}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ActionButton type="submit" disabled={isBusy} className="btn btn-ink min-h-10 px-4">
          {t(redirect ? 'save' : 'add')}
        </ActionButton>
        {onClose && (
          <button type="button" onClick={onClose} className="form-link">
            {t('cancel')}
          </button>
        )}
        <label className="flex min-h-10 items-center gap-2">
          <input type="checkbox" checked={isGone} onChange={({ target }) => setIsGone(target.checked)} />
          {t('isGone')}
        </label>
      </div>
      {error && (
        <p id={fieldId} role="alert" className="text-mark">
          {error.text}
        </p>
      )}
    </form>
  );
}
