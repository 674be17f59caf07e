import { useTranslations } from 'next-intl';
import type { FlashWarnings } from '@/lib/desk/flash-warnings';
import type { useFlashSend } from '@/lib/desk/use-flash-send';

interface Props {
  phase: ReturnType<typeof useFlashSend>['phase'];
  /** Shown before it is sent; null when there are none to show. */
  warnings: FlashWarnings | null;
  onSimilar: (id: number) => void;
  onStop: () => void;
}

/**
 * Why a flash is not published yet: it resembles a published one, too many of the last ones are important, it was
 * refused, or the backend did not answer.
 */
export function FlashTrouble({ phase, warnings, onSimilar, onStop }: Props) {
  const t = useTranslations('desk.flash');
  const { similar = null, isTooImportant = false } = warnings ?? {};
  return (
    <div
      role="alert"
      className="text-[14px] [&>p]:border-t [&>p]:border-rule [&>p]:px-4 [&>p]:py-2 md:[&>p]:px-5"
    >
      {similar && (
        <p>
          <span className="text-mark">{t('similar', { percent: Math.round(similar.share * 100) })}</span>{' '}
          {similar.item.title}{' '}
          <button type="button" onClick={() => onSimilar(similar.item.id)} className="form-link font-bold">
            {t('correctThat')}
          </button>{' '}
          <kbd className="key-cap max-md:hidden">Alt G</kbd>
        </p>
      )}
      {isTooImportant && <p className="text-mark">{t('tooImportant')}</p>}
      {(similar || isTooImportant) && <p>{t('pressAgain')}</p>}
      {phase.name === 'refused' && <p className="text-mark">{phase.message}</p>}
      {phase.name === 'failed' && (
        <p>
          <b className="text-mark">{t('failed')}</b>{' '}
          {t('retrying', { attempt: phase.attempt + 1, seconds: phase.waitSeconds })}{' '}
          <button type="button" onClick={onStop} className="form-link">
            {t('stop')}
          </button>
        </p>
      )}
    </div>
  );
}
