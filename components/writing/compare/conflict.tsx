'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { PieceDocument, PieceText } from '@/backend/contract/writing/piece';
import { formatDate } from '@/lib/platform/dates/dates';
import { blocksOf, textOf } from '@/lib/writing/compare/blocks';
import { compareThree, mergeRows, settledChoice, type Choice } from '@/lib/writing/compare/three-way';
import type { SiteLinks } from '@/components/writing/site-links';
import { Head } from '@/components/writing/head';
import { ConflictRowView } from './conflict-row';
import { FoldedRows, foldSame } from './facing-pages';

/** The common base, the text here, and the version somebody else saved. `at` is ISO text or a wire time. */
export interface Versions {
  base: { version: number; document: PieceDocument };
  mine: { document: PieceDocument; at: string };
  theirs: { version: number; document: PieceDocument; at: string; by: string };
}

interface Props {
  versions: Versions;
  site: SiteLinks;
  onMerge: (merged: PieceDocument) => void;
  onCopy: () => void;
}

/**
 * Two versions with a common base. The writer decides on each paragraph both changed; only then can they be merged.
 * Of settings both changed, those of this side are taken.
 */
export function Conflict({ versions, site, onMerge, onCopy }: Props) {
  const t = useTranslations('writing.conflict');
  const locale = useLocale();
  const { base, mine, theirs } = versions;
  const [pages] = useState(() => pagesOf(versions));
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const place = useRef<HTMLDivElement>(null);
  const keyed = pages.flatMap(({ lang, rows }) => rows.map((row, at) => ({ key: `${lang}:${at}`, row })));
  const different = keyed.filter(({ row }) => row.kind !== 'same');
  const both = different.filter(({ row }) => row.kind === 'both');
  const open = both.filter(({ key }) => choices[key] === undefined);
  const next = theirs.version + 1;

  const merge = () => {
    if (open.length > 0) return;
    const texts = pages.map(({ lang, rows }): PieceText =>
      textOf(
        mergeRows(
          rows,
          rows.map((_, at) => choices[`${lang}:${at}`] ?? null),
        ),
        lang,
      ),
    );
    const others = theirs.document.texts.filter(({ lang }) => !texts.some((text) => text.lang === lang));
    onMerge({
      ...theirs.document,
      ...changedSettings(base.document, mine.document),
      texts: [...texts, ...others],
    });
  };

  useEffect(() => {
    place.current?.focus();
  }, []);
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const step = { KeyJ: 1, KeyK: -1 }[event.code];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) {
      if (event.code === 'Enter' && (event.ctrlKey || event.metaKey)) merge();
      return;
    }
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
    event.preventDefault();
  };

  return (
    <div ref={place} tabIndex={-1} onKeyDown={handleKey} className="wr-conflict">
      <Head site={site} state={<b className="wr-bad">{t('title')}</b>}>
        <span className="wr-safe">{t('safe')}</span>
        <button type="button" className="wr-button" onClick={onCopy}>
          {t('copy')}
        </button>
        <button type="button" className="wr-button wr-ink" disabled={open.length > 0} onClick={merge}>
          {t('save', { n: next })}
        </button>
      </Head>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="wr-pages">
        <div className="wr-page-heads">
          <div>
            <p className="wr-clock n">{formatDate(mine.at, locale, 'time')}</p>
            <p>
              <b>{t('mine')}</b> {t('here')}
            </p>
          </div>
          <p className="wr-base">{t('base', { n: base.version })}</p>
          <div>
            <p className="wr-clock n">{formatDate(theirs.at, locale, 'time')}</p>
            <p>
              <b>{theirs.by || t('someone')}</b> {t('theirs', { n: theirs.version })}
            </p>
          </div>
        </div>
        {pages.map(({ lang, rows }) =>
          foldSame(rows, (row) => row.kind === 'same').map((part, index) =>
            'folded' in part ? (
              <FoldedRows key={`${lang}:fold:${index}`} count={part.folded} />
            ) : (
              <ConflictRowView
                key={`${lang}:${part.at}`}
                row={part.row}
                lang={lang}
                choice={choices[`${lang}:${part.at}`] ?? settledChoice(part.row)}
                onChoose={(choice) => setChoices({ ...choices, [`${lang}:${part.at}`]: choice })}
              />
            ),
          ),
        )}
      </div>
      <p className="wr-sum" aria-live="polite">
        {t('sum', { all: different.length, settled: different.length - both.length, open: open.length })}
      </p>
    </div>
  );
}

function pagesOf({ base, mine, theirs }: Versions) {
  const empty = (lang: PieceText['lang']): PieceText => ({ lang, title: '', summary: '', body: '' });
  const textIn = (document: PieceDocument, lang: PieceText['lang']) =>
    document.texts.find((text) => text.lang === lang) ?? empty(lang);
  return mine.document.texts.map(({ lang }) => ({
    lang,
    rows: compareThree(
      blocksOf(textIn(base.document, lang)),
      blocksOf(textIn(mine.document, lang)),
      blocksOf(textIn(theirs.document, lang)),
    ),
  }));
}

/** The settings this side changed. They win over those of the other side, because single values cannot be merged. */
function changedSettings(base: PieceDocument, mine: PieceDocument): Partial<PieceDocument> {
  const before = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(
    Object.entries(mine).filter(
      ([name, value]) => name !== 'texts' && JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
}
