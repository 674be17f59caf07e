'use client';

import { useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';

interface Props {
  opening: Opening;
  draft: Draft;
  onReload: () => void;
}

/** The review of a draft: its place in the queue and a button to recall it, or why it was rejected. */
export function DraftStatus({ opening, draft, onReload }: Props) {
  const t = useTranslations('writing.sent');
  const { send } = useAction();
  const notify = useNotify();
  const { stored, setup } = opening;
  if (!stored) return null;
  const { id, submitted, reason } = stored;
  const isRejected = stored.edit === 'rejected' || (stored.edit === null && stored.status === 'rejected');

  const recall = async () => {
    await draft.saver.flush();
    const reply = await send('recallContent', { id, version: draft.saver.state().version ?? 0 });
    if (reply.ok) onReload();
    else notify(reply.message || t('asOffline'));
  };

  if (isRejected)
    return (
      <div className="wr-standing">
        <p className="wr-bad">{t('rejected', { reason })}</p>
        {setup.contact && <p>{t('contact', { contact: setup.contact })}</p>}
      </div>
    );
  if (submitted?.place == null) return null;
  return (
    <div className="wr-standing">
      {t('waits', { place: submitted.place })}
      {stored.may.includes('recall') && (
        <button type="button" className="wr-link" onClick={() => void recall()}>
          {t('recall')}
        </button>
      )}
    </div>
  );
}
