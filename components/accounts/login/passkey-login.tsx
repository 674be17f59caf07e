'use client';

import { useTranslations } from 'next-intl';
import { takePasskey } from '@/lib/accounts/passkeys';
import { canUsePasskeys } from '@/lib/accounts/passkey-support';
import { continueAfterLogin } from '@/lib/accounts/pending-action';
import { useSubmit } from './use-submit';

/** The button to sign in with a passkey, where the browser has them. Closing the browser's dialog is no failure. */
export function PasskeyLogin({ notify }: { notify: (text: string) => void }) {
  const t = useTranslations('login');
  const begin = useSubmit('passkeyLoginOptions', notify);
  const end = useSubmit('passkeyLogin', notify);
  if (!canUsePasskeys()) return null;
  const isBusy = begin.isBusy || end.isBusy;

  const signIn = async () => {
    const options = await begin.submit({});
    if (!options) return;
    const result = await takePasskey(options);
    if (result.kind === 'failed') notify(t('passkeyFailed'));
    if (result.kind === 'chosen' && (await end.submit({ credential: result.credential })))
      continueAfterLogin();
  };

  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void signIn()}
      className="btn btn-line btn-form mt-3"
    >
      {isBusy ? t('working') : t('passkey')}
    </button>
  );
}
