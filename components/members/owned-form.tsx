'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormFoot } from '@/components/accounts/form-foot';
import { useMember } from '@/lib/accounts/use-member';
import type { OwnershipForm } from '@/lib/accounts/use-ownership';
import { OwnershipFields } from './ownership-fields';
import { useNotify } from '@/components/accounts/toast-provider';

interface Props {
  ownership: OwnershipForm;
  form: { isBusy: boolean; error: string | null; ownErrors: { password?: string; code?: string } };
  /** Why the code of one of its own fields was not sent. */
  codeError: string | null;
  isFilled: boolean;
  /** @returns what the call answered, or null when it was refused */
  onSubmit: () => Promise<unknown>;
  /** Said when it is done. */
  saved: string;
  /** On the button; “Save” when left out. */
  label?: string;
  close: () => void;
  children?: ReactNode;
}

/** A form that changes something of the account: its fields, the proof that it is the member, and the confirmation. */
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
