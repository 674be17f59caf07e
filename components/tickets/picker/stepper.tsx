'use client';

import { useTranslations } from 'next-intl';

interface Props {
  /** Accessible name of the number. */
  label: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
}

const PART = 'grid place-items-center text-md aria-disabled:text-ink-3';

/**
 * A number with buttons to decrease and increase it: 44 px high on phones, 36 px otherwise. At the minimum or maximum
 * the button is not disabled, because a disabled button loses the focus.
 */
export function Stepper({ label, value, max, onValue }: Props) {
  const t = useTranslations('tickets.picker');
  return (
    <div
      role="group"
      aria-label={label}
      className="n inline-grid h-11 grid-cols-[44px_44px_44px] rounded-[2px] border border-ink font-semibold text-ink md:h-9 md:grid-cols-[37px_37px_36px]"
    >
      <button
        type="button"
        data-each-press
        aria-label={t('less', { name: label })}
        aria-disabled={value === 0}
        onClick={() => value > 0 && onValue(value - 1)}
        className={`${PART} border-e border-rule`}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output aria-live="polite" className={`${PART} border-e border-rule`}>
        {value}
      </output>
      <button
        type="button"
        data-each-press
        aria-label={t('more', { name: label })}
        aria-disabled={value >= max}
        onClick={() => value < max && onValue(value + 1)}
        className={PART}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
