'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Correction } from '@/backend/contract/writing/correction';
import { REVIEW_MINUTES } from '@/backend/contract/writing/limits';
import { checkDraft, type Finding, isBlocking } from '@/backend/contract/writing/checks';
import { Dialog } from '@/components/ui/notices/dialog';
import type { Locale } from '@/lib/platform/language/locales';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { submitDraft, type SubmitOutcome, textsToSend } from '@/lib/writing/saving/submit-draft';
import { ChangeKind } from '../change-kind';
import { SubmitWarnings } from './submit-warnings';
import { useFarTimeQuestion } from '../use-far-time-question';

interface Props {
  draft: Draft;
  opening: Opening;
  onClose: () => void;
  onReload: () => void;
  /** The language to submit; without it every language with text. */
  lang?: Locale;
}

/**
 * Submits the text for review as soon as it opens, unless the checks warn of something: the warnings are shown first,
 * once. For an edit of a live story it asks whether it is a correction. Shows what is missing, or the place in the
 * queue and the usual review time.
 */
export function SubmitDialog({ draft, opening, onClose, onReload, lang }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [min, max] = REVIEW_MINUTES;
  const { stored, setup } = opening;
  /** Undefined until the author has chosen; null for a small fix or a first publication. */
  const [correction, setCorrection] = useState<Correction | null | undefined>(
    stored?.live && setup.may_submit ? undefined : null,
  );
  const [outcome, setOutcome] = useState<SubmitOutcome>({ kind: 'sending' });
  const { sendConfirmed, question } = useFarTimeQuestion();
  /** Warnings of the checks at the moment the dialog opens, which the author sees once before the text is sent. */
  const [warnings] = useState<Finding[]>(() => warningsOf(draft, lang));
  const [isWarned, setWarned] = useState(warnings.length === 0);
  const langs = textsToSend(draft.current(), lang).map((text) => text.lang);
  const isRequested = useRef(false);
  const isClosed = useRef(false);

  useEffect(() => {
    if (isRequested.current || !isWarned || correction === undefined || !setup.may_submit) return;
    isRequested.current = true;
    const isGone = () => isClosed.current;
    void submitDraft({ draft, lang, correction, sendConfirmed, locale, onStep: setOutcome, isGone });
  }, [draft, setup, locale, lang, correction, isWarned, sendConfirmed]);

  const isSent = outcome.kind === 'sent';
  const close = () => {
    isClosed.current = true;
    if (isSent) onReload();
    else onClose();
  };
  const problem = setup.may_submit ? problemOf(outcome, t) : t('sent.notOpen');
  const isRunning = correction !== undefined && problem === null;
  return (
    <Dialog
      isOpen
      title={isSent ? t('sent.title', { place: outcome.place }) : t('submit')}
      closeLabel={t('close')}
      onClose={close}
    >
      {!isWarned && setup.may_submit ? (
        <SubmitWarnings warnings={warnings} langs={langs} onGoOn={() => setWarned(true)} onClose={close} />
      ) : correction === undefined ? (
        <ChangeKind langs={langs} onChoose={setCorrection} />
      ) : (
        <>
          <div aria-live="polite">
            {question}
            {isRunning && question === null && outcome.kind === 'sending' && <p>{t('save.saving')}</p>}
            {isRunning && outcome.kind === 'pictures' && <p>{t('sent.pictures')}</p>}
            {problem !== null && <p className="wr-bad">{problem}</p>}
            {isSent && <p>{t(stored?.live ? 'sent.text' : 'sent.first', { least: min, most: max })}</p>}
          </div>
          <button type="button" className="wr-button wr-ink wr-dialog-button" onClick={close}>
            {t('close')}
          </button>
        </>
      )}
    </Dialog>
  );
}

/** Why a submission failed, as text; null when it did not fail. */
function problemOf(outcome: SubmitOutcome, t: ReturnType<typeof useTranslations<'writing'>>): string | null {
  if (outcome.kind === 'blocked') return t('sent.blocked', { count: outcome.count });
  if (outcome.kind === 'badTime') return t('sent.badTime');
  if (outcome.kind === 'coverFailed') return t('sent.coverFailed');
  if (outcome.kind === 'pictureFailed') return t('sent.pictureFailed');
  if (outcome.kind === 'offline') return t('sent.asOffline');
  if (outcome.kind === 'refused') return outcome.isPast ? t('time.inThePast') : outcome.message;
  if (outcome.kind !== 'unsaved') return null;
  const { step, message } = outcome.state;
  return t(`save.${step === 'saved' ? 'none' : step}`, { n: 0, time: '', message });
}

/** Warnings about the texts that are sent; none while an error blocks them, because then the error is shown. */
function warningsOf(draft: Draft, lang: Locale | undefined): Finding[] {
  const document = draft.current();
  const findings = checkDraft({ kind: draft.kind, ...document, texts: textsToSend(document, lang) });
  return findings.some(isBlocking) ? [] : findings;
}
