import { useTranslations } from 'next-intl';

/** A button that loads more rows; nothing when all are shown. */
export function MoreRows({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const t = useTranslations('tickets.mine');
  if (shown >= total) return null;
  return (
    <div className="entry">
      <div className="entry-body col-start-2 py-4">
        <button type="button" onClick={onMore} className="btn btn-line">
          {t('more', { count: total - shown })}
        </button>
      </div>
    </div>
  );
}
