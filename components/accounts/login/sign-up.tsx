'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import useSWR from 'swr';
import { RegisterPanel } from './register-panel';
import { Link } from '@/components/ui/links/link';
import { SkeletonRows } from '@/components/ui/notices/states';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import type { LoginSetup } from '@/lib/accounts/login-setup';
import { adoptPending, returnToReferrer } from '@/lib/accounts/shared-pending';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { useMember } from '@/lib/accounts/use-member';
import { getJson } from '@/lib/platform/calls/browser';
import { href } from '@/lib/platform/routing/href';
import { Entry } from './entry';
import { LoadError } from '../gate';
import { useNotify } from '../toast-provider';

/** Registering on a page of its own. A member who is signed in sees their name and a link to their page instead. */
export function SignUp() {
  const t = useTranslations('area');
  const locale = useLocale();
  const notify = useNotify();
  const member = useMember();
  const [email, setEmail] = useFormDraft('login:email', '');
  useEffect(() => {
    adoptPending();
    returnToReferrer();
  }, []);
  const setup = useSWR('/api/login-setup', (address: string) => getJson<LoginSetup>(address));

  if (member.state === 'member')
    return (
      <Entry isAlone>
        <p className="text-ink-2">{t('signUp.signedIn', { name: member.user.nickname })}</p>
        <Link href={href(locale, 'my')} className="btn btn-ink mt-4">
          {t('signUp.toMy')}
        </Link>
      </Entry>
    );
  if (!setup.data)
    return setup.error ? (
      <LoadError retry={() => void setup.mutate()} />
    ) : (
      <SkeletonRows label={t('loading')} />
    );
  const logIn = () => dispatchLogin({ type: 'open', status: 1 });
  const done = () => {
    dispatchLogin({ type: 'open', status: 2 });
    dispatchLogin({ type: 'done' });
  };
  return (
    <Entry isAlone>
      <div className="max-w-[440px] pt-2">
        <RegisterPanel
          email={email}
          setEmail={setEmail}
          setup={setup.data}
          go={(status) => dispatchLogin({ type: 'open', status })}
          done={done}
          notify={notify}
        />
        <p className="mt-5 flex items-center gap-2 text-sm text-ink-2">
          {t('signUp.hasAccount')}
          <button type="button" onClick={logIn} className="form-link text-ink">
            {t('signUp.logIn')}
          </button>
        </p>
      </div>
    </Entry>
  );
}
