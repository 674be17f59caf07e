'use client';

import { useTranslations } from 'next-intl';
import { storeSession, useOwnAgenda } from '@/lib/landings/own-agenda';

interface Props {
  slug: string;
  /** The key of the session. */
  session: string;
  title: string;
}

/** A button that adds a session to the reader's own agenda, or removes it again. */
export function AddSession({ slug, session, title }: Props) {
  const t = useTranslations('landing');
  const isIn = useOwnAgenda(slug).includes(session);
  return (
    <button
      type="button"
      onClick={() => storeSession(slug, session, !isIn)}
      aria-label={t(isIn ? 'removeSession' : 'addSession', { title })}
      className={`landing-add no-print ${isIn ? 'font-bold' : ''}`}
    >
      {t(isIn ? 'added' : 'add')}
    </button>
  );
}
