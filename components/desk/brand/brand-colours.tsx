import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Accent, FIRST_ACCENT } from '@/backend/contract/brand/accent';
import {
  contrasts,
  type Ground,
  isColour,
  isReadable,
  MIN_CONTRAST,
  readableColours,
} from '@/backend/contract/brand/contrast';
import { formAccent } from '@/lib/desk/brand/form';
import { BOX } from './box';

const GROUNDS = ['light', 'dark'] as const;
/** The accent colours of a newsroom that has chosen none. */

interface Props {
  accent: Accent;
  onAccent: (accent: Accent) => void;
  errorAt: (path: string) => string | null;
}

/** The accent colour of each theme, with its contrast on both grounds, and what can be read when it cannot. */
export function BrandColours({ accent, onAccent, errorAt }: Props) {
  const t = useTranslations('desk.brand.colours');
  const [ground, setGround] = useState<Ground>('light');
  const typed = accent[ground];
  const set = (colour: string) => onAccent({ ...accent, [ground]: colour });
  const shown = isColour(typed) ? typed : (formAccent(accent) ?? FIRST_ACCENT)[ground];
  const [paper = 0, band = 0] = contrasts(shown, ground);
  const isGood = isReadable(shown, ground);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex">
          {GROUNDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === ground}
              onClick={() => setGround(each)}
              className="-ms-px min-h-9 border border-ink px-4 font-bold aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11"
            >
              {t(each)}
            </button>
          ))}
        </div>
        <p className="type-meta">{t('rule', { least: MIN_CONTRAST })}</p>
      </div>
      <div className="grid grid-cols-[28px_auto_minmax(0,1fr)] max-[300px]:grid-cols-[28px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-rule pb-3 md:grid-cols-[28px_80px_132px_minmax(0,1fr)_auto]">
        <label className="relative block size-7 border border-rule" style={{ background: shown }}>
          <input
            type="color"
            value={shown}
            aria-label={t('pick')}
            onChange={({ target }) => set(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        <span className="font-bold">{t('accent')}</span>
        <input
          value={typed}
          placeholder={shown}
          maxLength={7}
          spellCheck={false}
          aria-label={t('accent')}
          aria-invalid={errorAt(`accent.${ground}`) ? true : undefined}
          onChange={({ target }) => set(target.value.trim())}
          className={`n font-bold ${BOX}`}
        />
        <span className="n text-sm max-md:col-span-2 md:text-end">
          <b>{paper.toFixed(1)}</b> / {band.toFixed(1)}
        </span>
        <span className={`text-sm ${isGood ? 'text-ink-2' : 'font-bold text-mark'}`}>
          {isGood ? t('good') : t('bad', { least: MIN_CONTRAST })}
        </span>
      </div>
      {!isGood && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span className="text-mark">{t('suggest')}</span>
          {readableColours(shown, ground).map((colour) => (
            <button key={colour} type="button" onClick={() => set(colour)} className="form-link gap-2">
              <span aria-hidden="true" className="size-4" style={{ background: colour }} />
              <span className="n">{colour}</span>
              <span className="n text-ink-3">{Math.min(...contrasts(colour, ground)).toFixed(1)}</span>
            </button>
          ))}
        </p>
      )}
      {errorAt('accent') && (
        <p role="alert" className="text-sm text-mark">
          {errorAt('accent')}
        </p>
      )}
      {typed !== '' && (
        <p>
          <button type="button" onClick={() => set('')} className="form-link">
            {t('clear')}
          </button>
        </p>
      )}
    </>
  );
}
