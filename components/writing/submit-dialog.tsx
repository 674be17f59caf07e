'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { checkPiece, isBlocking } from '@/backend/contract/writing/checks';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';
import { Dialog } from '@/components/ui/dialog';
import { isUnanswered, postCall } from '@/lib/platform/calls/browser';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';

interface Props {
  draft: Draft;
  opening: Opening;
  onClose: () => void;
  onReload: () => void;
}

type Outcome = { kind: 'sending' } | { kind: 'sent'; place: number } | { kind: 'stopped'; text: string };

/** Sends the text to review: what is missing first, then the place in the queue and how long it takes. */
export function SubmitDialog({ draft, opening, onClose, onReload }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [least, most] = REVIEW_MINUTES;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'sending' });
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const stop = (text: string) => setOutcome({ kind: 'stopped', text });
    const run = async () => {
      if (!opening.setup.may_submit) return stop(t('sent.notOpen'));
      const blocking = checkPiece({ kind: 'article', ...draft.current() }).filter(isBlocking);
      if (blocking.length > 0) return stop(t('sent.blocked', { count: blocking.length }));
      const isStored = await draft.saver.flush();
      const { id, version, step } = draft.saver.state();
      if (!isStored || id === null || version === null)
        return stop(
          step === 'offline'
            ? t('sent.asOffline')
            : t(`save.${step === 'saved' ? 'none' : step}`, {
                n: 0,
                time: '',
                message: draft.saver.state().message,
              }),
        );
      const reply = await postCall('submitContent', { id, version }, locale);
      if (!reply.ok) return stop(isUnanswered(reply) ? t('sent.asOffline') : reply.message);
      setOutcome({ kind: 'sent', place: reply.data.place });
    };
    void run();
  }, [draft, opening, locale, t]);

  const isSent = outcome.kind === 'sent';
  const close = isSent ? onReload : onClose;
  return (
    <Dialog
      isOpen
      title={isSent ? t('sent.title', { place: outcome.place }) : t('submit')}
      closeLabel={t('close')}
      onClose={close}
    >
      <div aria-live="polite">
        {outcome.kind === 'sending' && <p>{t('save.saving')}</p>}
        {outcome.kind === 'stopped' && <p className="wr-bad">{outcome.text}</p>}
        {isSent && <p>{t(opening.piece?.live ? 'sent.text' : 'sent.first', { least, most })}</p>}
      </div>
      <button type="button" className="wr-button wr-ink wr-dialog-button" onClick={close}>
        {t('close')}
      </button>
    </Dialog>
  );
}
