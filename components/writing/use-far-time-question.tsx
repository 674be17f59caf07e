import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Reply } from '@/lib/platform/calls/browser';

/**
 * Asks whether a time more than two years ahead is meant. A call refused for such a time is sent again when the answer
 * is yes.
 * @returns `sendConfirmed`, which takes the call and returns its last answer; and the question, to be shown beside the button
 */
export function useFarTimeQuestion() {
  const [answer, setAnswer] = useState<{ take: (isMeant: boolean) => void } | null>(null);
  const sendConfirmed = async <Data,>(send: (far: boolean) => Promise<Reply<Data>>): Promise<Reply<Data>> => {
    const reply = await send(false);
    if (reply.ok || reply.key !== 'farAhead') return reply;
    const isMeant = await new Promise<boolean>((take) => setAnswer({ take }));
    setAnswer(null);
    return isMeant ? send(true) : reply;
  };
  const question: ReactNode = answer && <FarTimeQuestion onAnswer={answer.take} />;
  return { sendConfirmed, question };
}

/** The question whether a time more than two years ahead is meant. */
export function FarTimeQuestion({ onAnswer }: { onAnswer: (isMeant: boolean) => void }) {
  const t = useTranslations('writing.time');
  return (
    <span role="alert" className="flex w-full flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <b>{t('far')}</b>
      <button type="button" autoFocus onClick={() => onAnswer(true)} className="form-link">
        {t('isMeant')}
      </button>
      <button type="button" onClick={() => onAnswer(false)} className="form-link">
        {t('isNotMeant')}
      </button>
    </span>
  );
}
