'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { ErrorState, SkeletonRows } from '@/components/ui/notices/states';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';
import { SignInPrompt } from './sign-in-prompt';
import { Entry } from './login/entry';

/**
 * Content for members only. An anonymous reader gets a sentence, a login button and the login dialog. Skeleton rows
 * are shown while the member is loading and after the session has ended.
 */
export function Gate({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslations('area');
  const member = useMember();

  switch (member.state) {
    case 'member':
      return children(member.user);
    case 'anonymous':
      return (
        <Entry isAlone>
          <SignInPrompt />
          <p className="text-ink-2">{t('gateText')}</p>
          <button
            type="button"
            onClick={() => dispatchLogin({ type: 'open', status: 1, reason: 'page' })}
            className="btn btn-ink mt-4"
          >
            {t('gateButton')}
          </button>
        </Entry>
      );
    case 'unreadable':
      return <LoadError text={member.message || t('failed')} retry={member.refresh} />;
    default:
      return (
        <>
          <SkeletonRows label={t('loading')} />
          <SignInWithoutScripts />
        </>
      );
  }
}

/** In the HTML, for readers without scripts and for whoever reads it: that the page needs signing in, and where. */
function SignInWithoutScripts() {
  const t = useTranslations('area');
  const locale = useLocale();
  return (
    <noscript>
      <p className="py-4">
        {t('gateText')}{' '}
        <a href={href(locale, 'signUp')} className="font-semibold underline underline-offset-4">
          {t('gateButton')}
        </a>
      </p>
    </noscript>
  );
}

/** An error and the button that tries again. `text` defaults to the general message. */
export function LoadError({ text, retry }: { text?: string; retry: () => void }) {
  const t = useTranslations('area');
  const button = (
    <button type="button" onClick={retry} className="btn btn-line">
      {t('retry')}
    </button>
  );
  return <ErrorState text={text ?? t('failed')} action={button} />;
}
