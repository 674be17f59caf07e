'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { SkeletonRows } from '@/components/ui/notices/states';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useAction } from '@/lib/accounts/use-action';
import { useInvitation } from '@/lib/accounts/use-invitation';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';
import { Entry } from './entry';
import { TestLetter } from './test-letter';

/**
 * The set-up page: a member who opens it with an invitation becomes the first administrator and sees the next steps.
 */
export function Setup() {
  const t = useTranslations('area');
  const member = useMember();
  const invitation = useInvitation();

  if (member.state === 'unknown' || member.state === 'away') return <SkeletonRows label={t('loading')} />;
  if (member.state === 'member' && member.user.roles.includes('admin')) return <NextSteps />;
  if (invitation === null)
    return (
      <Entry isAlone>
        <p className="text-ink-2">{t('setup.noKey')}</p>
      </Entry>
    );
  if (member.state === 'member')
    return <Accept invitation={invitation} name={member.user.nickname} refresh={member.refresh} />;
  return <SignInFirst />;
}

function SignInFirst() {
  const t = useTranslations('area');
  return (
    <Entry isAlone>
      <p className="text-ink-2">{t('setup.signIn')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => dispatchLogin({ type: 'open', status: 2, reason: 'page' })}
          className="btn btn-ink"
        >
          {t('setup.register')}
        </button>
        <button
          type="button"
          onClick={() => dispatchLogin({ type: 'open', status: 1, reason: 'page' })}
          className="btn btn-line"
        >
          {t('setup.logIn')}
        </button>
      </div>
    </Entry>
  );
}

interface AcceptProps {
  invitation: string;
  name: string;
  refresh: () => Promise<void>;
}

function Accept({ invitation, name, refresh }: AcceptProps) {
  const t = useTranslations('area');
  const { send } = useAction();
  const [state, setState] = useState({ isSending: false, refusal: '' });

  async function accept() {
    if (state.isSending) return;
    setState({ isSending: true, refusal: '' });
    const reply = await send('acceptInvitation', { key: invitation });
    if (reply.ok) await refresh();
    setState({ isSending: false, refusal: reply.ok ? '' : reply.message || t('failed') });
  }

  return (
    <Entry isAlone>
      <p className="text-ink-2">{t('setup.accept', { name })}</p>
      <button
        type="button"
        onClick={() => void accept()}
        aria-disabled={state.isSending}
        className="btn btn-ink mt-4"
      >
        {t('setup.acceptButton')}
      </button>
      <p role="alert" className="field-error mt-2 empty:hidden">
        {state.refusal}
      </p>
    </Entry>
  );
}

/** Each step with its page, and where on it. */
const STEPS = [
  ['name', 'deskBrand', ''],
  ['languages', 'deskBrand', '#languages'],
  ['sections', 'deskBrand', '#sections'],
  ['pages', 'deskRecords', ''],
  ['letters', null, ''],
  ['flash', 'deskFlash', ''],
] as const;

/** The desk's list of fixed pages. */
const DOCUMENTS = { kind: 'document' };

/** The first tasks of a new newsroom, each with the page for it. */
function NextSteps() {
  const t = useTranslations('area');
  const locale = useLocale();
  return (
    <ol aria-label={t('setup.steps')}>
      {STEPS.map(([name, route, place], index) => (
        <li key={name}>
          <Entry gutter={index + 1} isAlone={index === STEPS.length - 1}>
            {route === null ? (
              <h2 className="text-lg font-bold">{t(`setup.step.${name}.title`)}</h2>
            ) : (
              <Link
                href={`${href(locale, route, route === 'deskRecords' ? DOCUMENTS : undefined)}${place}`}
                className="text-lg font-bold"
              >
                {t(`setup.step.${name}.title`)}
              </Link>
            )}
            <p className="type-summary mt-1">{t(`setup.step.${name}.text`)}</p>
            {route === null && <TestLetter />}
          </Entry>
        </li>
      ))}
    </ol>
  );
}
