'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Gate } from '@/components/accounts/gate';
import { useUnsavedPage } from '@/lib/accounts/use-unsaved-page';
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
  const { writer: organiser, isOther, session } = useUnsavedPage();

  if (!organiser)
    return (
      <div className="px-4 py-10 md:px-8">
        <h1 className="sr-only">{t(id === null ? 'newPageTitle' : 'pageTitle')}</h1>
        <Gate>{() => <Opening />}</Gate>
      </div>
    );
  if (isOther)
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
