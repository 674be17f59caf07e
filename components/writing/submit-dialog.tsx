'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { checkPiece, isBlocking } from '@/backend/contract/writing/checks';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';
import type { PieceDocument, PieceText } from '@/backend/contract/writing/piece';
import { Dialog } from '@/components/ui/dialog';
import { isUnanswered, postCall } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import { hasPending } from '@/lib/writing/editor/uploads';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';

interface Props {
  draft: Draft;
  opening: Opening;
  onClose: () => void;
  onReload: () => void;
  /** One language alone; every one that was begun when left out. */
  lang?: Locale;
}

/** Whether a text is sent: the original always, a translation when something was written in it. */
function isBegun(text: PieceText, { texts }: PieceDocument): boolean {
  return text === texts[0] || [text.title, text.summary, text.body].some((words) => words.trim() !== '');
}

const hasPictureOnItsWay = (draft: Draft) => draft.current().texts.some(({ body }) => hasPending(body));

/** Resolves at the change after which no picture is being sent any more: stored, or taken out of the text. */
function picturesArrived(draft: Draft): Promise<void> {
  return new Promise((resolve) => {
    const stop = draft.onChange(() => {
      if (hasPictureOnItsWay(draft)) return;
      stop();
      resolve();
    });
  });
}

type Outcome =
  { kind: 'sending' | 'pictures' } | { kind: 'sent'; place: number } | { kind: 'stopped'; text: string };

/** Sends the text to review as soon as it opens; says what is missing, or the place in the queue and the time. */
export function SubmitDialog({ draft, opening, onClose, onReload, lang }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [least, most] = REVIEW_MINUTES;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'sending' });
  const isAsked = useRef(false);
  const isClosed = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const stop = (text: string) => setOutcome({ kind: 'stopped', text });
    const run = async () => {
      if (!opening.setup.may_submit) return stop(t('sent.notOpen'));
      const document = draft.current();
      const texts = document.texts.filter((text) => (lang ? text.lang === lang : isBegun(text, document)));
      const blocking = checkPiece({ kind: 'article', ...document, texts }).filter(isBlocking);
      if (blocking.length > 0) return stop(t('sent.blocked', { count: blocking.length }));
      if (hasPictureOnItsWay(draft)) {
        setOutcome({ kind: 'pictures' });
        await picturesArrived(draft);
        if (isClosed.current) return;
        setOutcome({ kind: 'sending' });
      }
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
      const reply = await postCall(
        'submitContent',
        { id, version, langs: texts.map((text) => text.lang) },
        locale,
      );
      if (!reply.ok) return stop(isUnanswered(reply) ? t('sent.asOffline') : reply.message);
      setOutcome({ kind: 'sent', place: reply.data.place });
    };
    void run();
  }, [draft, opening, locale, t, lang]);

  const isSent = outcome.kind === 'sent';
  const close = () => {
    isClosed.current = true;
    if (isSent) onReload();
    else onClose();
  };
  return (
    <Dialog
      isOpen
      title={isSent ? t('sent.title', { place: outcome.place }) : t('submit')}
      closeLabel={t('close')}
      onClose={close}
    >
      <div aria-live="polite">
        {outcome.kind === 'sending' && <p>{t('save.saving')}</p>}
        {outcome.kind === 'pictures' && <p>{t('sent.pictures')}</p>}
        {outcome.kind === 'stopped' && <p className="wr-bad">{outcome.text}</p>}
        {isSent && <p>{t(opening.piece?.live ? 'sent.text' : 'sent.first', { least, most })}</p>}
      </div>
      <button type="button" className="wr-button wr-ink wr-dialog-button" onClick={close}>
        {t('close')}
      </button>
    </Dialog>
  );
}
