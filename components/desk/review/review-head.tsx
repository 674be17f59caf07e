import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icons/icon';
import type { useClaim } from '@/lib/desk/use-claim';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { useReview } from './use-review';

interface Props {
  review: ReturnType<typeof useReview>;
  claim: ReturnType<typeof useClaim>;
  onClose: () => void;
}

/** The author of a draft, how often it was submitted and who sent it back, and who has claimed it. */
export function ReviewHead({ review, claim, onClose }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { row, draft, holder } = review;
  const last = draft.data?.returned.at(-1);
  const place = review.list.findIndex(({ id }) => id === row?.id) + 1;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-5 pb-3 max-md:pt-0">
      <div className="-mx-4 mb-3 flex min-h-12 w-[calc(100%+2rem)] items-center border-b-2 border-ink px-4 md:hidden">
        <button
          type="button"
          onClick={onClose}
          aria-label={t('release')}
          className="-ms-3 grid size-11 place-items-center"
        >
          <Icon name="chevron-left" />
        </button>
        {row && (
          <>
            <b>{t('position', { at: place, count: review.list.length })}</b>
            <span className="ms-auto text-sm">{t('waited', { count: row.waited_minutes })}</span>
          </>
        )}
      </div>
      <b className="text-lg" lang={foreignWordsLang(row?.author ?? '', locale)}>
        {row?.author}
      </b>
      {row && row.round > 1 && <b>{t('round', { number: row.round })}</b>}
      {row && (row.round === 1 || row.withdrawn) && (
        <span>
          {t(
            row.withdrawn ? 'isEditOfWithdrawn' : row.is_edit ? 'isEdit' : row.is_first ? 'isFirst' : 'isNew',
          )}
        </span>
      )}
      {last && (
        <span className="type-meta">
          {t('returnedBy', {
            count: draft.data?.returned.length ?? 0,
            time: formatDate(last.time, locale, 'short'),
            name: last.by?.name ?? t('somebody'),
          })}
        </span>
      )}
      {draft.data && !last && <span className="type-meta">{t('history', draft.data.history)}</span>}
      <span className="flex flex-wrap items-baseline gap-x-4 md:ms-auto">
        {claim.until !== null && (
          <span className="text-sm">{t('holding', { time: formatDate(claim.until, locale, 'time') })}</span>
        )}
        {claim.until === null && (claim.isRefused || holder) && (
          <span role="status" className="text-sm text-mark">
            {t('cannotDecide', { name: holder?.name ?? t('somebody') })}{' '}
            <button type="button" onClick={() => void claim.takeOver()} className="form-link text-ink">
              {t('takeOver')}
            </button>
          </span>
        )}
        {claim.until === null && !claim.isRefused && !holder && row && (
          <span className="flex items-baseline gap-x-2 text-sm">
            <span className="text-ink-3">{t('heldByNobody')}</span>
            <button type="button" onClick={claim.hold} className="form-link">
              {t('hold')}
            </button>
            <kbd className="key-cap max-md:hidden">H</kbd>
          </span>
        )}
        <button type="button" onClick={onClose} className="form-link max-md:hidden">
          {t('release')}
        </button>
        <kbd className="key-cap max-md:hidden">U</kbd>
      </span>
      {review.question}
    </div>
  );
}
