'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { writeShares } from '@/lib/landings/quiz/scoring';
import { useOwnQuiz } from '@/lib/landings/quiz/use-own-quiz';
import { href } from '@/lib/platform/routing/href';

/** Buttons to share a result, and to share a link for comparing with a friend, which contains only the four shares. */
export function ResultActions({ code }: { code: string }) {
  const t = useTranslations('quiz');
  const locale = useLocale();
  const ownResult = useOwnQuiz();
  const [note, setNote] = useState('');
  const pass = async (path: string) => {
    const url = new URL(path, location.href).href;
    try {
      if (navigator.share) await navigator.share({ url, title: document.title });
      else await navigator.clipboard.writeText(url).then(() => setNote(t('copied')));
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNote(url);
    }
  };
  return (
    <div className="no-print mt-6 grid gap-2.5">
      <button
        type="button"
        className="btn btn-ink"
        onClick={() => void pass(href(locale, 'personality', { code }))}
      >
        {t('pass')}
      </button>
      {ownResult?.code === code && (
        <>
          <button
            type="button"
            className="btn btn-line"
            onClick={() =>
              void pass(href(locale, 'personalityShares', { shares: writeShares(ownResult.shares) }))
            }
          >
            {t('compare')}
          </button>
          <p className="type-meta">{t('compareNote')}</p>
        </>
      )}
      <p role="status" className="type-meta min-h-5 break-all">
        {note}
      </p>
    </div>
  );
}
