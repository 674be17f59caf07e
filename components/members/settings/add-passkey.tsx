'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { deviceOf } from '@/lib/accounts/device-name';
import { makePasskey } from '@/lib/accounts/passkeys';
import { useOwnership } from '@/lib/accounts/use-ownership';
import { OwnedForm } from './owned-form';
import { useOwnedSubmit } from './use-owned-submit';

/** Adds a passkey: the member first proves who they are, then the browser's dialog opens. */
export function AddPasskey({ user, close }: { user: User; close: () => void }) {
  const t = useTranslations('area');
  const notify = useNotify();
  const ownership = useOwnership(user);
  const begin = useOwnedSubmit('passkeyOptions', ownership, notify);
  const end = useSubmit('addPasskey', notify);

  const add = async () => {
    const options = await begin.submit((proof) => proof);
    if (!options) return null;
    const result = await makePasskey(options);
    if (result.kind === 'known') notify(t('passkeys.known'));
    if (result.kind === 'failed') notify(t('passkeys.failed'));
    if (result.kind !== 'chosen') return null;
    const { browser, system } = deviceOf(navigator.userAgent);
    // The name is stored and never translated.
    const name = [browser, system].filter(Boolean).join(' · ') || t('passkeys.title');
    return end.submit({ credential: result.credential, name });
  };

  return (
    <OwnedForm
      ownership={ownership}
      form={{ ...begin, isBusy: begin.isBusy || end.isBusy, error: begin.error ?? end.error }}
      codeError={null}
      isFilled
      onSubmit={add}
      saved={t('passkeys.added')}
      label={t('passkeys.add')}
      close={close}
    />
  );
}
