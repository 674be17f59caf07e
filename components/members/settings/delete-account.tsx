'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { clearMember } from '@/lib/accounts/clear-member';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { href } from '@/lib/platform/routing/href';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';
import { useCall } from '@/lib/accounts/use-call';
import { AccountDuties } from './account-duties';
import { OwnershipFields } from './ownership-fields';
import { useNotify } from '@/components/accounts/toast-provider';
import { useOwnedSubmit } from './use-owned-submit';

/** Deletes the account for good, after the member has agreed and proved who they are. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTranslations('area');
  const locale = useLocale();
  const notify = useNotify();
  const [isOpen, setOpen] = useCarriedState('delete-account', false);
  const [isAgreed, setAgreed] = useState(false);
  const [givesUpTickets, setGivesUpTickets] = useState(false);
  const { place, toFirst } = useFocusReturn();
  const ownership = useOwnership(user);
  const { data: duties } = useCall('accountDuties', { locale });
  const form = useOwnedSubmit('deleteAccount', ownership, notify);

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit((proof) => ({ ...proof, gives_up_tickets: givesUpTickets })))) return;
    clearMember();
    clearFormDrafts();
    location.assign(href(locale, 'home'));
  };

  // The pressed button disappears, so the first control of what replaces it gets the focus.
  const showForm = (isShown: boolean) => {
    setOpen(isShown);
    toFirst();
  };

  if (!isOpen)
    return (
      <div ref={place}>
        <button type="button" onClick={() => showForm(true)} className="btn btn-line mt-4">
          {t('profile.delete')}
        </button>
      </div>
    );
  return (
    <div ref={place}>
      <form onSubmit={remove} noValidate className="area-form">
        {duties && Object.values(duties).some((list) => list.length > 0) && <AccountDuties duties={duties} />}
        <p className="field-hint">{t('profile.ownText')}</p>
        <OwnershipFields ownership={ownership} errors={form.ownErrors} notify={notify} />
        <label className="form-check">
          <input
            type="checkbox"
            name="agree"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <span>{t('profile.deleteAgree')}</span>
        </label>
        {duties && duties.tickets.length > 0 && (
          <label className="form-check">
            <input
              type="checkbox"
              name="tickets"
              checked={givesUpTickets}
              onChange={(event) => setGivesUpTickets(event.target.checked)}
            />
            <span>{t('duties.giveUp', { count: duties.tickets.length })}</span>
          </label>
        )}
        <FormFoot
          label={t('profile.deleteButton')}
          isReady={isAgreed && ownership.isFilled}
          isBusy={form.isBusy}
          error={form.error}
        />
        <button type="button" onClick={() => showForm(false)} className="form-link justify-self-start">
          {t('cancel')}
        </button>
      </form>
    </div>
  );
}
