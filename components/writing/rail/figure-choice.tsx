import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { COVER_KINDS, kindOfRule } from '@/backend/contract/figures/kinds';
import { coverChoices } from '@/lib/writing/cover-figure';
import type { Draft } from '@/lib/writing/saving/draft-store';

/** A select for the number that the drawn cover shows; nothing when the draft has fewer than two. */
export function FigureChoice({ draft }: { draft: Draft }) {
  const t = useTranslations('writing.rail');
  const id = useId();
  const document = draft.current();
  const choices = coverChoices(document);
  if (choices.length < 2) return null;
  const picked = kindOfRule(document.figure_rule) ?? '';
  return (
    <p className="wr-row-line">
      <label htmlFor={id}>{t('figure')}</label>
      <select
        id={id}
        value={choices.some((rule) => rule === picked) ? picked : ''}
        onChange={(event) =>
          draft.setSettings({
            figure_rule: COVER_KINDS.find((rule) => rule === event.target.value) ?? null,
          })
        }
      >
        <option value="">{t('figureAuto')}</option>
        {choices.map((rule) => (
          <option key={rule} value={rule}>
            {t(`figures.${rule}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
