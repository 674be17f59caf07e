'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { Gate } from '@/components/accounts/gate';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { markUnsaved } from '@/lib/accounts/unsaved-page';
import { useMember } from '@/lib/accounts/use-member';
import { loadPart } from '@/lib/platform/navigation/load-part';

/** Loaded as a separate chunk, so that no other page loads it. */
const OpenedForm = dynamic(
  () => loadPart(() => import('./opened-form')).then((module) => module.OpenedForm),
  {
    ssr: false,
    loading: () => <Opening />,
  },
);

/**
 * Remembers the member who opened the form. When the session ends later, the form stays on the screen; another
 * account that signs in then does not see it.
 */
export function EventFormGate({ id }: { id: number | null }) {
  const t = useTranslations('hosting.form');
  const member = useMember();
  const [organiser, setOrganiser] = useState<User | null>(null);
  const [session, setSession] = useState(0);
  const now = member.state === 'member' ? member.user : null;
  if (now && !organiser) setOrganiser(now);
  const { refresh } = member;

  useEffect(() => {
    if (!organiser) return;
    return markUnsaved({
      onSignedIn: () => {
        dispatchLogin({ type: 'close' });
        void refresh().then(() => setSession((count) => count + 1));
      },
    });
  }, [organiser, refresh]);

  if (!organiser)
    return (
      <div className="px-4 py-10 md:px-8">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <Gate>{() => <Opening />}</Gate>
      </div>
    );
  if (now && now.id !== organiser.id)
    return (
      <p role="alert" className="px-4 py-10 md:px-8">
        {t('otherMember')}
      </p>
    );
  return <OpenedForm key={`${organiser.id}:${id ?? 'new'}`} user={organiser.id} id={id} session={session} />;
}

function Opening() {
  const t = useTranslations('hosting.form');
  return (
    <p role="status" className="sr-only">
      {t('loading')}
    </p>
  );
}
