'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { ActionButton } from '@/components/ui/fields/action-button';
import { formatDate } from '@/lib/platform/dates/dates';
import { blocksOf, textOf } from '@/lib/writing/compare/blocks';
import {
  compareThree,
  mergedSource,
  mergeRows,
  automaticChoice,
  type Choice,
} from '@/lib/writing/compare/three-way';
import { mergeSettings, openSettings, type Side } from '@/lib/writing/compare/three-way-settings';
import type { SettingName } from '@/lib/writing/compare/setting-words';
import type { SiteLinks } from '@/components/writing/site-links';
import { Head } from '@/components/writing/workbench/head';
import { ConflictRowView } from './conflict-row';
import { ConflictSettings } from './conflict-settings';
import { FoldedRows, foldSame } from './side-by-side';

/** The common base, the text here, and the version somebody else saved. `at` is ISO text or a wire time. */
export interface Versions {
  base: { version: number; document: DraftDocument };
  mine: { document: DraftDocument; at: string };
  theirs: { version: number; document: DraftDocument; at: string; by: string };
  /** Names of the records the documents refer to, by keys such as `label:7`. */
  names: Readonly<Record<string, string>>;
}

interface Props {
  versions: Versions;
  site: SiteLinks;
  onMerge: (merged: DraftDocument) => void;
  onCopy: () => void;
}

/**
 * Shows two versions with a common base. The author decides on each paragraph and each setting that both changed; only
 * then can the versions be merged.
 */
export function Conflict({ versions, site, onMerge, onCopy }: Props) {
  const t = useTranslations('writing.conflict');
  const locale = useLocale();
  const { base, mine, theirs } = versions;
  const [pages] = useState(() => pagesOf(versions));
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [settings, setSettings] = useState<Partial<Record<SettingName, Side>>>({});
  const three = { base: base.document, mine: mine.document, theirs: theirs.document };
  const undecided = openSettings(three);
  const place = useRef<HTMLDivElement>(null);
  const keyed = pages.flatMap(({ lang, rows }) => rows.map((row, at) => ({ key: `${lang}:${at}`, row })));
  const different = keyed.filter(({ row }) => row.kind !== 'same');
  const both = different.filter(({ row }) => row.kind === 'both');
  const open =
    both.filter(({ key }) => choices[key] === undefined).length +
    undecided.filter((name) => settings[name] === undefined).length;
  const next = theirs.version + 1;

  const merge = () => {
    if (open > 0) return;
    const texts = pages.map(({ lang, rows }): DraftText => {
      const chosen = rows.map((_, at) => choices[`${lang}:${at}`] ?? null);
      const [before, here, there] = [three.base, three.mine, three.theirs].map((document) =>
        document.texts.find((text) => text.lang === lang),
      );
      return { ...textOf(mergeRows(rows, chosen), lang), ...mergedSource(before, here, there) };
    });
    const others = theirs.document.texts.filter(({ lang }) => !texts.some((text) => text.lang === lang));
    onMerge({
      ...theirs.document,
      ...mergeSettings(three, settings),
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
        <ActionButton type="button" className="wr-button wr-ink" disabled={open > 0} onClick={merge}>
          {t('save', { n: next })}
        </ActionButton>
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
                choice={choices[`${lang}:${part.at}`] ?? automaticChoice(part.row)}
                onChoose={(choice) => setChoices({ ...choices, [`${lang}:${part.at}`]: choice })}
              />
            ),
          ),
        )}
        <ConflictSettings
          names={undecided}
          three={three}
          nameOf={versions.names}
          choices={settings}
          onChoose={(name, side) => setSettings({ ...settings, [name]: side })}
        />
      </div>
      <p className="wr-sum" aria-live="polite">
        {t('sum', {
          all: different.length + undecided.length,
          settled: different.length - both.length,
          open,
        })}
      </p>
    </div>
  );
}

function pagesOf({ base, mine, theirs }: Versions) {
  const empty = (lang: DraftText['lang']): DraftText => ({ lang, title: '', summary: '', body: '' });
  const textIn = (document: DraftDocument, lang: DraftText['lang']) =>
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
