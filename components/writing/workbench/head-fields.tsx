'use client';

import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { SUMMARY_MAX_LENGTH, TITLE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { Avatar } from '@/components/pictures/avatar';
import type { Locale } from '@/lib/platform/language/locales';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { DraftCover } from './draft-cover';
import { GrowingField } from './growing-field';

interface Props {
  draft: Draft;
  lang: Locale;
  opening: Opening;
  isLocked: boolean;
  /** Called on Enter in the summary; moves the caret into the text. */
  onEnter: () => void;
  onType: () => void;
}

/** Title, summary, author and cover, laid out as on the article's page. */
export function HeadFields({ draft, lang, opening, isLocked, onEnter, onType }: Props) {
  const t = useTranslations('writing');
  const document = draft.current();
  const text = document.texts.find((draftText) => draftText.lang === lang);
  const author = opening.setup.authors.find(({ id }) => id === document.author_id) ?? opening.stored?.author;
  const summary = useRef<HTMLTextAreaElement>(null);

  return (
    <header className="wr-title">
      <GrowingField
        name="title"
        label={t('title')}
        hint={t('titleHint')}
        lang={lang}
        value={text?.title ?? ''}
        max={TITLE_MAX_LENGTH}
        isLocked={isLocked}
        className="type-article-title"
        onValue={(title) => {
          draft.setText(lang, { title });
          onType();
        }}
        onEnter={() => summary.current?.focus()}
      />
      <GrowingField
        field={summary}
        name="summary"
        label={t('summary')}
        hint={t('summaryHint')}
        lang={lang}
        value={text?.summary ?? ''}
        max={SUMMARY_MAX_LENGTH}
        isLocked={isLocked}
        className="wr-summary"
        onValue={(value) => {
          draft.setText(lang, { summary: value });
          onType();
        }}
        onEnter={onEnter}
      />
      {author && (
        <div className="wr-byline">
          <Avatar id={author.id} src={author.avatar_img} size={40} />
          <div>
            <b>{author.nickname}</b>
            <p>{author.bio}</p>
          </div>
        </div>
      )}
      <DraftCover draft={draft} {...COVER_BOXES.article} className="wr-cover" />
    </header>
  );
}
