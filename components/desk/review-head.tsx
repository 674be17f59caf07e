import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignWordsLang } from '@/lib/platform/language/foreign-lang';
import type { useReview } from './use-review';

interface Props {
  review: ReturnType<typeof useReview>;
  onClose: () => void;
}

/** The author of a piece and who has claimed it. */
export function ReviewHead({ review, onClose }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { row, piece, claim, mine } = review;
  const holder = row?.holder && row.holder.id !== mine ? row.holder : null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-5 pb-3">
      <b className="text-[18px]" lang={foreignWordsLang(row?.author ?? '', locale)}>
        {row?.author}
      </b>
      {row && (
        <span>
          {t(
            row.withdrawn ? 'isEditOfWithdrawn' : row.is_edit ? 'isEdit' : row.is_first ? 'isFirst' : 'isNew',
          )}
        </span>
      )}
      {piece.data && <span className="type-meta">{t('history', piece.data.history)}</span>}
      <span className="flex flex-wrap items-baseline gap-x-4 md:ms-auto">
        {claim.until !== null && (
          <span className="text-[14px]">
            {t('holding', { time: formatDate(claim.until, locale, 'time') })}
          </span>
        )}
        {claim.isAsked && claim.until === null && row && (
          <span role="status" className="text-[14px] text-mark">
            {t('cannotDecide', { name: holder?.name ?? t('somebody') })}{' '}
            <button type="button" onClick={() => void claim.takeOver()} className="form-link text-ink">
              {t('takeOver')}
            </button>
          </span>
        )}
        <button type="button" onClick={onClose} className="form-link">
          {t('release')}
        </button>
        <kbd className="key-cap max-md:hidden">U</kbd>
      </span>
    </div>
  );
}
