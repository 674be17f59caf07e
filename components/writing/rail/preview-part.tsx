'use client';

import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PREVIEW_DAYS } from '@/backend/contract/writing/limits';
import { useNotify } from '@/components/accounts/toast-provider';
import { DraftCover } from '@/components/writing/draft-cover';
import { postCall } from '@/lib/platform/calls/browser';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';

interface Props {
  draft: Draft;
  opening: Opening;
  lang: Locale;
}

/** How the piece will look elsewhere: in search results, as a share picture, and whole at an address that expires. */
export function PreviewPart({ draft, opening, lang }: Props) {
  const t = useTranslations('writing.rail');
  const locale = useLocale();
  const notify = useNotify();
  const [link, setLink] = useState<{ address: string; until: string } | null>(null);
  const document = draft.current();
  const text = document.texts.find((one) => one.lang === lang);
  const { id } = draft.saver.state();
  const author = opening.setup.authors.find((one) => one.id === document.author_id);

  const make = async () => {
    await draft.saver.flush();
    if (id === null) return;
    const reply = await postCall('previewLink', { id }, locale);
    if (!reply.ok) return notify(reply.message);
    const { token, until } = reply.data;
    setLink({ address: `${location.origin}${href(locale, 'preview', { token })}`, until });
  };

  return (
    <section className="wr-part">
      <h2>
        {t('show')}
        <span>{t('days', { days: PREVIEW_DAYS })}</span>
      </h2>
      <div className="wr-result" lang={lang}>
        <p className="wr-quiet">{typeof location === 'undefined' ? '' : location.host}</p>
        <p className="wr-result-title">{text?.title}</p>
        <p>{text?.summary}</p>
      </div>
      <div className="wr-share" lang={lang} aria-hidden="true">
        <DraftCover draft={draft} {...COVER_BOXES.shareCard} />
        <div>
          <b>{text?.title}</b>
          <span>{author?.nickname}</span>
        </div>
      </div>
      {link ? (
        <p className="wr-preview-link">
          <input
            readOnly
            aria-label={t('days', { days: PREVIEW_DAYS })}
            value={link.address}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="wr-link"
            onClick={() => void navigator.clipboard.writeText(link.address).then(() => notify(t('copied')))}
          >
            {t('copy')}
          </button>
          <span className="wr-quiet">
            {t('linkUntil', { date: formatDate(link.until, locale, 'short') })}
          </span>
        </p>
      ) : (
        <button type="button" className="wr-link" disabled={id === null} onClick={() => void make()}>
          {t('makeLink')}
        </button>
      )}
    </section>
  );
}
