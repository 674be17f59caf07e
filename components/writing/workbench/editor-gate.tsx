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
import type { SiteLinks } from '../site-links';

interface Props {
  id: number | null;
  site: SiteLinks;
}

/** The editor is a separate chunk. */
const Workbench = dynamic(() => loadPart(() => import('./workbench')).then((module) => module.Workbench), {
  ssr: false,
  loading: () => <Opening />,
});

/**
 * Remembers the member who opened the editor. When the session ends later, the text stays on the screen. Another
 * account that signs in then does not see it.
 */
export function EditorGate({ id, site }: Props) {
  const t = useTranslations('writing');
  const member = useMember();
  const [writer, setWriter] = useState<User | null>(null);
  const [session, setSession] = useState(0);
  const now = member.state === 'member' ? member.user : null;
  if (now && !writer) setWriter(now);
  const { refresh } = member;

  useEffect(() => {
    if (!writer) return;
    return markUnsaved({
      onSignedIn: () => {
        dispatchLogin({ type: 'close' });
        void refresh().then(() => setSession((count) => count + 1));
      },
    });
  }, [writer, refresh]);

  if (!writer)
    return (
      <div className="wr-closed">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <Gate>{() => <Opening />}</Gate>
      </div>
    );
  if (now && now.id !== writer.id)
    return (
      <div className="wr-closed">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <p role="alert">{t('ended.other')}</p>
      </div>
    );
  return <Workbench key={writer.id} user={writer} id={id} site={site} session={session} />;
}

function Opening() {
  const t = useTranslations('writing');
  return (
    <p role="status" className="sr-only">
      {t('loading')}
    </p>
  );
}
