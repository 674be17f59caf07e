import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { MAX_ZOOM, ZOOM_STEP } from '@/lib/directory/atlas/map-view';

interface Props {
  zoom: number;
  onZoom: (by: number) => void;
  onWhole: () => void;
}

const BUTTON = 'grid size-11 place-items-center border border-ctl text-lg aria-disabled:opacity-40 md:size-8';
const KEY = 'n border border-ctl px-1.5';

/** The zoom buttons under the map, and the keys of the map. */
export function MapTools({ zoom, onZoom, onWhole }: Props) {
  const t = useTranslations('atlas');
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-xs text-ink-2">
      <span className="flex items-center gap-2">
        <ActionButton
          type="button"
          className={BUTTON}
          aria-label={t('zoomOut')}
          disabled={zoom <= 1}
          onClick={() => onZoom(1 / ZOOM_STEP)}
        >
          −
        </ActionButton>
        <b className="n min-w-[3.2em] text-center text-ink">{Math.round(zoom * 100)}%</b>
        <ActionButton
          type="button"
          className={BUTTON}
          aria-label={t('zoomIn')}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => onZoom(ZOOM_STEP)}
        >
          +
        </ActionButton>
        <button type="button" className="min-h-11 underline underline-offset-3 md:min-h-8" onClick={onWhole}>
          {t('whole')}
        </button>
      </span>
      <span id="atlas-keys" className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:sr-only">
        <span>
          <kbd className={KEY}>↑↓←→</kbd> {t('keyWalk')}
        </span>
        <span>
          <kbd className={KEY}>Enter</kbd> {t('keyOpen')}
        </span>
        <span>
          <kbd className={KEY}>+ − 0</kbd> {t('keyZoom')}
        </span>
        <span>
          <kbd className={KEY}>L</kbd> {t('keyList')}
        </span>
      </span>
      <span className="type-meta ms-auto max-md:hidden">{t('howTo')}</span>
    </div>
  );
}
