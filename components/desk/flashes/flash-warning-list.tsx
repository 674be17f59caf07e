import { useTranslations } from 'next-intl';
import type { FlashWarnings } from '@/lib/desk/flash-warnings';

interface Props {
  warnings: FlashWarnings | null;
  onSimilar: (id: number) => void;
}

/** Warns before a flash is sent: it resembles a published one, or too many of the last flashes are important. */
export function FlashWarningList({ warnings, onSimilar }: Props) {
  const t = useTranslations('desk.flash');
  const { similar = null, isTooImportant = false } = warnings ?? {};
  return (
    <div
      role="alert"
      className="text-sm [&>p]:border-t [&>p]:border-rule [&>p]:px-4 [&>p]:py-2 md:[&>p]:px-5"
    >
      {similar && (
        <p>
          <span className="text-mark">{t('similar', { percent: Math.round(similar.share * 100) })}</span>{' '}
          {similar.flash.title}{' '}
          <button type="button" onClick={() => onSimilar(similar.flash.id)} className="form-link font-bold">
            {t('correctThat')}
          </button>{' '}
          <kbd className="key-cap max-md:hidden">Alt G</kbd>
        </p>
      )}
      {isTooImportant && <p className="text-mark">{t('tooImportant')}</p>}
      {(similar || isTooImportant) && <p>{t('pressAgain')}</p>}
    </div>
  );
}
