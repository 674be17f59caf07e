import { useTranslations } from 'next-intl';
import type { CommentAct } from '@/backend/contract/comments/states';

interface Props {
  count: number;
  done: { count: number; act: CommentAct } | null;
  /** Which decisions can be made about what is chosen. */
  may: { approve: boolean; remove: boolean };
  isBusy: boolean;
  onApprove: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** The bar at the foot of the list: what is chosen, or what was decided last and can be undone. */
export function DecisionBar({ count, done, may, isBusy, onApprove, onRemove, onUndo }: Props) {
  const t = useTranslations('desk.comments');
  if (count === 0 && !done) return null;
  const look = 'min-h-9 border border-paper px-4 font-semibold';
  return (
    <div className="sticky bottom-11 z-10 flex min-h-14 flex-wrap items-center gap-4 bg-ink px-4 text-paper">
      <p role="status" className="font-bold">
        {count > 0 ? t('chosen', { count }) : done && t(`done.${done.act}`, { count: done.count })}
      </p>
      {count > 0 ? (
        <span className="ms-auto flex gap-3">
          {may.approve && (
            <button type="button" disabled={isBusy} onClick={onApprove} className={look}>
              {t('approve')}
            </button>
          )}
          {may.remove && (
            <button
              type="button"
              disabled={isBusy}
              onClick={onRemove}
              className={`${look} bg-paper text-ink`}
            >
              {t('remove')}
            </button>
          )}
        </span>
      ) : (
        <button type="button" disabled={isBusy} onClick={onUndo} className={`${look} ms-auto`}>
          {t('undo')}
        </button>
      )}
    </div>
  );
}
