import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';

interface Props {
  number: string;
  /** The position of the entry in the list; null when the list shown does not contain it. */
  place: { number: number; total: number } | null;
  /** Opens the next entry of the list, or the one before. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * The first line of an open entry: its number, its place in the list, the keys to the next entry, and a button to close
 * it.
 */
export function OpenHead({ number, place, onStep, onClose, children }: Props) {
  const t = useTranslations('hosting.order');
  return (
    <p className="ho-open-head">
      {number !== '' && <span className="n">{number}</span>}
      {place && <span>{t('place', place)}</span>}
      {children}
      <span className="ho-steps">
        <button type="button" aria-label={t('next')} className="key-cap" onClick={() => onStep(1)}>
          J
        </button>
        <button type="button" aria-label={t('previous')} className="key-cap" onClick={() => onStep(-1)}>
          K
        </button>
      </span>
      <button type="button" aria-label={t('close')} className="ho-close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </p>
  );
}
