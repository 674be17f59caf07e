import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { halfWidths } from '@/backend/contract/half-widths';
import { stripHanLatinSpaces } from '@/backend/contract/rich-text/spacing';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';
import type { Locale } from '@/lib/platform/language/locales';
import { documentTitle } from '@/lib/publishing/metadata/document-title';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { RailRow, type RowState } from './rail-row';

/** Shorter titles for search results, one for each language of the draft. */
export function SearchTitlesRow({ draft, lang, ...row }: RowState & { draft: Draft; lang: Locale }) {
  const t = useTranslations('writing.rail');
  const { texts, search_titles: titles = {} } = draft.current();
  return (
    <RailRow {...row} label={t('searchTitles')} value={titles[lang] ?? t('searchTitleAuto')}>
      <p className="wr-hint">{t('searchTitleHint')}</p>
      {texts.map((text) => (
        <SearchTitleField
          key={`${text.lang}:${draft.openings()}`}
          lang={text.lang}
          stored={titles[text.lang] ?? ''}
          title={text.title}
          onWrite={(written) => {
            const { [text.lang]: _, ...others } = titles;
            draft.setSettings({
              search_titles: written === '' ? others : { ...others, [text.lang]: written },
            });
          }}
        />
      ))}
    </RailRow>
  );
}

interface Props {
  lang: Locale;
  stored: string;
  title: string;
  onWrite: (written: string) => void;
}

/** One title for search results. One that is too wide is not stored, and says so. */
function SearchTitleField({ lang, stored, title, onWrite }: Props) {
  const t = useTranslations('writing.rail');
  /** What is typed while it cannot be stored; null otherwise. */
  const [refused, setRefused] = useState<string | null>(null);
  const noteId = useId();
  const typed = refused ?? stored;
  const width = halfWidths(typed.trim());
  return (
    <>
      <label className="wr-field">
        <span>{t(`searchTitleLangs.${lang}`)}</span>
        <input
          lang={lang}
          value={typed}
          aria-describedby={noteId}
          aria-invalid={refused !== null}
          onChange={({ target: { value } }) => {
            const isTooWide = halfWidths(value.trim()) > TITLE_SEEN_WIDTH;
            setRefused(isTooWide ? value : null);
            if (!isTooWide) onWrite(value);
          }}
          onBlur={() => {
            const tidy = lang === 'en' ? stored.trim() : stripHanLatinSpaces(stored.trim());
            if (refused === null && tidy !== stored) onWrite(tidy);
          }}
        />
        <span className={width > TITLE_SEEN_WIDTH ? 'wr-bad n' : 'n'}>
          {width}/{TITLE_SEEN_WIDTH}
        </span>
      </label>
      <p id={noteId} className={refused === null ? 'wr-hint' : 'wr-hint wr-bad'}>
        {refused === null
          ? t('searchTitleShown', { title: documentTitle(title, '', stored.trim()) })
          : t('searchTitleTooLong', { most: TITLE_SEEN_WIDTH, half: TITLE_SEEN_WIDTH / 2 })}
      </p>
    </>
  );
}
