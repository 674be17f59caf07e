'use client';

import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { useTranslations } from 'next-intl';
import { PREVIEW_DAYS } from '@/backend/contract/writing/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { DraftCover } from '@/components/writing/workbench/draft-cover';
import { PreviewLinks } from '@/components/writing/preview-links';
import type { Locale } from '@/lib/platform/language/locales';
import type { Opening } from '@/lib/writing/opening';
import { documentTitle } from '@/lib/publishing/metadata/document-title';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { usePreviewLinks } from '@/lib/writing/use-preview-links';

interface Props {
  draft: Draft;
  opening: Opening;
  lang: Locale;
}

/** Previews of the draft: as a search result, as a share picture, and as a page at a link that expires. */
export function PreviewPart({ draft, opening, lang }: Props) {
  const t = useTranslations('writing.rail');
  const notify = useNotify();
  const document = draft.current();
  const text = document.texts.find((draftText) => draftText.lang === lang);
  const { id } = draft.saver.state();
  const previews = usePreviewLinks(id);
  const author = opening.setup.authors.find((setupAuthor) => setupAuthor.id === document.author_id);

  const make = async () => {
    await draft.saver.flush();
    if (id === null) return;
    const error = await previews.make(id);
    if (error !== null) notify(error);
  };

  return (
    <section className="wr-part">
      <h2>
        {t('show')}
        <span>{t('days', { days: PREVIEW_DAYS })}</span>
      </h2>
      <div className="wr-result" lang={lang}>
        <p className="wr-quiet">{typeof location === 'undefined' ? '' : location.host}</p>
        <p className="wr-result-title">
          {documentTitle(text?.title ?? '', '', document.search_titles?.[lang]?.trim())}
        </p>
        <p>{text?.summary}</p>
      </div>
      <div className="wr-share" lang={lang} aria-hidden="true">
        <DraftCover draft={draft} {...COVER_BOXES.shareCard} />
        <div>
          <b>{text?.title}</b>
          <span>{author?.nickname}</span>
        </div>
      </div>
      <PreviewLinks previews={previews} />
      <ActionButton type="button" className="wr-link" disabled={id === null} onClick={() => void make()}>
        {t('makeLink')}
      </ActionButton>
    </section>
  );
}
