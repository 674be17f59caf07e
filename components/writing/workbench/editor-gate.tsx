'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Gate } from '@/components/accounts/gate';
import { useUnsavedPage } from '@/lib/accounts/use-unsaved-page';
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
  const { writer, isOther, session } = useUnsavedPage();

  if (!writer)
    return (
      <div className="wr-closed">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <Gate>{() => <Opening />}</Gate>
      </div>
    );
  if (isOther)
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
