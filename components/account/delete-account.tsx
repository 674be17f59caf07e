'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { User } from '@/backend/contract/user';
import { FormFoot } from '@/components/auth/form-foot';
import { forgetMember } from '@/lib/account/forget-member';
import { forgetDrafts } from '@/lib/account/use-draft';
import { usePlace } from '@/lib/account/use-place';
import { useOwnership } from '@/lib/account/use-ownership';
import { href } from '@/lib/i18n/address';
import { useKeptState } from '@/lib/language/use-kept-state';
import { OwnershipFields } from './ownership-fields';
import { useSay } from './say';
import { useOwnedSubmit } from './use-owned-submit';

/** Deletes the account for good, once the member has read what that means and shown who they are. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTranslations('area');
  const locale = useLocale();
  const say = useSay();
  const [isOpen, setOpen] = useKeptState('delete-account', false);
  const [isAgreed, setAgreed] = useState(false);
  const { place, toFirst } = usePlace();
  const ownership = useOwnership(user);
  const form = useOwnedSubmit('deleteAccount', ownership, say, 'auth');

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit((own) => own))) return;
    forgetMember();
    forgetDrafts();
    location.assign(href(locale, 'home'));
  };

  // The button that was pressed goes: what comes in its place takes the focus.
  const turn = (to: boolean) => {
    setOpen(to);
    toFirst();
  };

  if (!isOpen)
    return (
      <div ref={place}>
        <button type="button" onClick={() => turn(true)} className="btn btn-line mt-4">
          {t('profile.delete')}
        </button>
      </div>
    );
  return (
    <div ref={place}>
      <form onSubmit={remove} noValidate className="area-form">
        <p className="field-hint">{t('profile.ownText')}</p>
        <OwnershipFields ownership={ownership} errors={form.ownErrors} say={say} />
        <label className="form-check">
          <input
            type="checkbox"
            name="agree"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <span>{t('profile.deleteAgree')}</span>
        </label>
        <FormFoot
          label={t('profile.deleteButton')}
          isReady={isAgreed && ownership.isFilled}
          isBusy={form.isBusy}
          error={form.error}
        />
        <button type="button" onClick={() => turn(false)} className="form-link justify-self-start">
          {t('cancel')}
        </button>
      </form>
    </div>
  );
}
