'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Provider } from '@/backend/contract/accounts/user';
import { signInWith } from '@/lib/accounts/provider-popup';
import { continueAfterLogin } from '@/lib/accounts/pending-action';

const NAMES: Record<Provider, string> = { google: 'Google', twitter: 'X' };

interface Props {
  providers: Provider[];
  notify: (text: string) => void;
}

/** Third-party sign-in, where it is set up. A popup the reader closes is no failure. */
export function Providers({ providers, notify }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  if (providers.length === 0) return null;

  const signIn = async (provider: Provider) => {
    const outcome = await signInWith(provider, locale);
    if (outcome.kind === 'done') continueAfterLogin();
    if (outcome.kind === 'failed') notify(outcome.reason || t('failed'));
  };

  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3">
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          onClick={() => signIn(provider)}
          aria-label={t('with', { provider: NAMES[provider] })}
          className="btn btn-line"
        >
          {NAMES[provider]}
        </button>
      ))}
    </div>
  );
}
