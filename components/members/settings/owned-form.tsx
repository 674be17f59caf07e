'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useMember } from '@/lib/accounts/use-member';
import type { OwnershipForm } from '@/lib/accounts/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useNotify } from '@/components/accounts/toast-provider';

interface Props {
  ownership: OwnershipForm;
  form: { isBusy: boolean; error: string | null; ownErrors: { password?: string; code?: string } };
  /** Why a code for a field in `children` was not sent. */
  codeError: string | null;
  isFilled: boolean;
  /** @returns what the call answered, or null when it was refused */
  onSubmit: () => Promise<unknown>;
  /** Text of the toast after success. */
  saved: string;
  /** Text of the button; “Save” by default. */
  label?: string;
  close: () => void;
  children?: ReactNode;
}

/** A form that changes the account: its own fields, the proof of the member's identity, and a toast after success. */
export function OwnedForm({
  ownership,
  form,
  codeError,
  isFilled,
  onSubmit,
  saved,
  label,
  close,
  children,
}: Props) {
  const t = useTranslations('area');
  const notify = useNotify();
  const { refresh } = useMember();

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSubmit())) return;
    notify(saved);
    void refresh();
    close();
  };

  return (
    <form onSubmit={change} noValidate className="area-form">
      {children}
      <OwnershipFields ownership={ownership} errors={form.ownErrors} notify={notify} />
      <FormFoot
        label={label ?? t('save')}
        isReady={isFilled && ownership.isFilled}
        isBusy={form.isBusy}
        error={form.error ?? codeError}
      />
    </form>
  );
}
