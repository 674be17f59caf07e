'use client';

import '@/components/writing/writing.css';
import './form.css';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { openForm } from '@/lib/hosting/form/opening';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { href } from '@/lib/platform/routing/href';
import { EventForm } from './event-form';

interface Props {
  user: number;
  id: number | null;
  /** Increases each time the member signs in again. */
  session: number;
}

type Answer = Awaited<ReturnType<typeof openForm>>;

/** Loads an event and shows its form, or why it cannot be opened. */
export function OpenedForm({ user, id, session }: Props) {
  const t = useTranslations('hosting.form');
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isGone = false;
    void openForm(user, id, locale).then((opened) => !isGone && setAnswer(opened));
    return () => {
      isGone = true;
    };
  }, [user, id, locale, round]);

  if (!answer)
    return (
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
    );
  if (answer.ok) return <EventForm key={round} opening={answer.opening} session={session} />;
  return (
    <Statement title={t(`closed.${answer.reason}`)} text={t(`closedText.${answer.reason}`)}>
      {answer.reason === 'failed' && (
        <button
          type="button"
          className="btn btn-ink"
          onClick={() => {
            setAnswer(null);
            setRound((count) => count + 1);
          }}
        >
          {t('retry')}
        </button>
      )}
      {answer.reason === 'refused' && !isSectionOff('contact') && (
        <Link href={href(locale, 'contact')} className="btn btn-ink">
          {t('ask')}
        </Link>
      )}
      <Link href={href(locale, 'hosting')} className="btn btn-line">
        {t('toMine')}
      </Link>
    </Statement>
  );
}
