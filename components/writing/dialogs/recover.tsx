'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { blocksOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';
import { compareWords, countChanges } from '@/lib/writing/compare/words';
import { formatDate } from '@/lib/platform/dates/dates';
import { draftCopies, newKey, type LocalCopy } from '@/lib/writing/saving/local-copy';
import type { Opening } from '@/lib/writing/opening';
import { SideBySide } from '../compare/side-by-side';
import type { SiteLinks } from '../site-links';
import { Head } from '../workbench/head';

interface Props {
  user: number;
  opening: Opening;
  copy: LocalCopy;
  site: SiteLinks;
  onDecide: (opening: Opening) => void;
}

/**
 * Shown when this browser has an unsaved copy of the text: how it differs from the stored text, and the choice
 * between the two.
 */
export function Recover({ user, opening, copy, site, onDecide }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const isNew = opening.stored === null;
  const [isShown, setShown] = useState(isNew);
  const texts = copy.document.texts.map((text) => ({
    text,
    rows: pairBlocks(
      blocksOf(
        opening.document.texts.find(({ lang }) => lang === text.lang) ?? {
          ...text,
          title: '',
          summary: '',
          body: '',
        },
      ),
      blocksOf(text),
    ),
  }));
  const counts = texts
    .flatMap(({ text, rows }) =>
      rows.map(({ left, right }) =>
        countChanges(compareWords(left?.text ?? '', right?.text ?? '', text.lang)),
      ),
    )
    .reduce((sum, { added, removed }) => ({ added: sum.added + added, removed: sum.removed + removed }), {
      added: 0,
      removed: 0,
    });
  const date = formatDate(new Date(copy.at).toISOString(), locale, 'short');

  const takeServer = async () => {
    await draftCopies.clear(user, copy.key);
    onDecide({ ...opening, copy: null, key: isNew ? newKey() : opening.key, recovered: null });
  };

  return (
    <>
      <Head site={site} state={<b>{t('crash.title')}</b>} />
      <div className="wr-recover">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <p>
          {isNew ? t('crash.textNew', { date, added: counts.added }) : t('crash.text', { date, ...counts })}
        </p>
        <p className="wr-buttons">
          <button
            type="button"
            className="wr-button wr-ink"
            onClick={() => onDecide({ ...opening, copy: null, recovered: copy })}
          >
            {t('crash.go')}
          </button>
          {!isNew && (
            <button
              type="button"
              aria-expanded={isShown}
              className="wr-button"
              onClick={() => setShown(!isShown)}
            >
              {t('crash.look')}
            </button>
          )}
          <button type="button" className="wr-button" onClick={() => void takeServer()}>
            {t(isNew ? 'crash.drop' : 'crash.server')}
          </button>
        </p>
        {isShown &&
          texts.map(({ text, rows }) => <SideBySide key={text.lang} rows={rows} lang={text.lang} />)}
      </div>
    </>
  );
}
