import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { comparedVersion } from '@/lib/desk/compared-version';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { Correction } from '@/backend/contract/writing/correction';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { formatDate } from '@/lib/platform/dates/dates';
import { blocksOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';
import { ReviewText } from './review-text';
import { ReviewAgainst } from './review-against';
import { ReviewRequests } from './review-requests';
import { ReviewCorrection } from './review-correction';
import { ReviewFacts } from './review-facts';
import { ReviewNotes } from './review-notes';
import { ReviewParts } from './review-parts';
import { ReviewRows } from './review-rows';
import { ReviewSettings } from './review-settings';
import type { ReviewPart, ReviewView } from './use-review-view';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  kind: 'flash' | 'article';
  view: ReviewView;
  canCorrect: boolean;
  onCorrect: (correction: Correction | null) => void;
}

/**
 * A submitted draft, one language at a time: what the author was asked to change, and the text compared with the
 * returned version or the live one. The whole text is shown when there is neither.
 */
export function ReviewPages({ draft, kind, view, canCorrect, onCorrect }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { submitted, live, langs } = draft;
  const [lang, setLang] = useState<Locale>(langs[0] ?? submitted.texts[0]?.lang ?? 'zh-Hans');
  const text = submitted.texts.find((submittedText) => submittedText.lang === lang);
  const shown = comparedVersion(draft, view.against);
  const base = shown === 'returned' ? draft.returned_document : live;
  const rows = useRows(base, text);
  const answers = useRows(draft.returned_document, text);
  if (!text) return null;
  const isCompared = rows !== null && !view.isWhole;
  const changes = isCompared ? rows.filter((row) => row.kind !== 'same').length : null;
  /** Hides on a phone what belongs to another part. */
  const isIn = (...parts: ReviewPart[]) => (parts.includes(view.part) ? '' : 'max-md:hidden');
  return (
    <>
      <ReviewParts draft={draft} changes={changes} part={view.part} onPart={view.setPart} />
      <div className={isIn('asked')}>
        <ReviewRequests draft={draft} rows={answers} />
      </div>
      <div className={`max-md:mt-4 ${isIn('asked', 'changes')}`}>
        {langs.length > 1 && (
          <div role="group" aria-label={t('languages')} className="form-tabs mb-3">
            {langs.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={option === lang}
                onClick={() => setLang(option)}
              >
                {t(`langs.${option}`)}
              </button>
            ))}
          </div>
        )}
        <ReviewAgainst draft={draft} against={shown} onAgainst={view.setAgainst} />
        {isCompared ? (
          <>
            <div className="grid gap-x-[60px] border-b-2 border-ink pb-2 md:grid-cols-2 md:ps-12">
              <p className="flex justify-between gap-4 max-md:hidden">
                <b>
                  {shown === 'returned'
                    ? t('returnedVersion', { number: draft.returned.at(-1)?.version ?? 0 })
                    : t(draft.withdrawn ? 'withdrawnVersion' : 'liveVersion', {
                        number: draft.live_version ?? 0,
                      })}
                </b>
                {shown === 'live' && (
                  <span className="type-meta">{t('views', { count: draft.live_views })}</span>
                )}
              </p>
              <b>{t('submittedVersion', { number: draft.submitted_version })}</b>
            </div>
            <ReviewRows rows={rows} lang={HTML_LANG[lang]} current={view.change} />
          </>
        ) : (
          <article lang={HTML_LANG[lang]} className="max-w-[684px] border-t-2 border-ink pt-6">
            <h2 className="text-3xl leading-snug font-bold md:text-4xl">{text.title || t('untitled')}</h2>
            {text.summary && <p className="type-summary mt-3">{text.summary}</p>}
            <ReviewText html={text.body} />
          </article>
        )}
      </div>
      <div className={isIn('changes')}>
        <ReviewSettings live={base} submitted={submitted} names={draft.names} />
        <ReviewFacts
          note={draft.note}
          kind={kind}
          document={submitted}
          langs={langs}
          hasLive={live !== null}
          staysWithdrawn={draft.withdrawn !== null}
          dueAt={submitted.release_time ? formatDate(submitted.release_time, locale, 'full') : ''}
        />
        <ReviewNotes id={draft.id} lang={lang} />
        {live && canCorrect && <ReviewCorrection draft={draft} onApprove={onCorrect} />}
      </div>
    </>
  );
}

/** The rows of a text beside the same language of another version; null when that version has no such text. */
function useRows(base: DraftDocument | null, text: DraftText | undefined) {
  const before = base?.texts.find(({ lang }) => lang === text?.lang);
  return useMemo(
    () => (text && before ? pairBlocks(blocksOf(before), blocksOf(text)) : null),
    [text, before],
  );
}
