'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { DraftText } from '@/backend/contract/writing/draft';
import { SubmitDialog } from '@/components/writing/dialogs/submit-dialog';
import { compareTranslation, sourceTexts, settleRows } from '@/lib/writing/compare/translation';
import { otherLanguage } from '@/lib/writing/begin';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { SidesHead } from './sides-head';
import { SourceRow } from './source-row';
import { TargetText } from './target-text';

interface Props {
  draft: Draft;
  opening: Opening;
  source: DraftText;
  isLocked: boolean;
  onClose: () => void;
  onType: () => void;
  onReload: () => void;
}

/** The text on the left, with its changes since it was translated, and its translation on the right. */
export function Sides({ draft, opening, source, isLocked, onClose, onType, onReload }: Props) {
  const t = useTranslations('writing.sides');
  const locale = useLocale();
  const lang = otherLanguage(draft.current().texts, source, locale);
  const [isSubmitting, setSubmitting] = useState(false);
  const [picked, setPicked] = useState(0);
  const target = draft.current().texts.find((text) => text.lang === lang);
  const state = useMemo(() => compareTranslation(source, target), [source, target]);
  const { rows } = state;
  const moved = target ? rows.flatMap(({ kind }, index) => (kind === 'changed' ? [index] : [])) : [];
  const current = moved[Math.min(picked, moved.length - 1)];

  const begin = () => draft.setText(lang, { made_from: sourceTexts(source) });
  const settle = (at: number) =>
    draft.setText(lang, { made_from: settleRows(source, rows, (_, index) => index === at) });

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || current === undefined) return;
      const step = { KeyJ: 1, KeyK: -1 }[event.code];
      if (step) setPicked((picked + step + moved.length) % moved.length);
      else if (event.code === 'Enter') settle(current);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });

  return (
    <section aria-label={t('label')} className="wr-sides">
      <SidesHead
        draft={draft}
        source={source}
        lang={lang}
        state={state}
        isBegun={target !== undefined}
        onClose={onClose}
        onSubmit={() => setSubmitting(true)}
      />
      <div className="wr-sides-columns">
        <div className="wr-sides-source">
          {rows.map((row, index) => (
            <SourceRow
              key={index}
              row={row}
              lang={source.lang}
              isCurrent={current === index}
              onSettle={target ? () => settle(index) : null}
            />
          ))}
        </div>
        <div className="wr-sides-target">
          {target ? (
            <TargetText draft={draft} text={target} isLocked={isLocked} onType={onType} />
          ) : (
            <button type="button" className="wr-button wr-ink" onClick={begin}>
              {t('begin')}
            </button>
          )}
        </div>
      </div>
      {isSubmitting && (
        <SubmitDialog
          draft={draft}
          opening={opening}
          lang={lang}
          onClose={() => setSubmitting(false)}
          onReload={onReload}
        />
      )}
    </section>
  );
}
