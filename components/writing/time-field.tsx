import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useId, useState } from 'react';
import { chosenFault, firstMinute, inOwnZone } from '@/lib/platform/dates/chosen-time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { HTML_LANG } from '@/lib/platform/language/locales';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min'> {
  /** `YYYY-MM-DDTHH:mm` in UTC+8; empty for none. */
  value: string;
  onTime: (value: string) => void;
}

/**
 * A field for a time that lies ahead, in UTC+8. A time that has passed, and what stands in the field while a year is typed, stay
 * in the field: they are not handed on. Below it stands what is wrong, or the same moment by the reader's own clock.
 */
export function TimeField({ value, onTime, ...input }: Props) {
  const t = useTranslations('writing.time');
  const locale = useLocale();
  const now = useClock(MINUTE_MS, 0);
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const fault = now === 0 ? null : chosenFault(shown, now);
  const isRefused = fault === 'notATime' || fault === 'inThePast';
  const own = now === 0 || fault === 'notATime' ? null : inOwnZone(shown, HTML_LANG[locale]);
  return (
    <span className="inline-grid gap-1">
      <input
        {...input}
        type="datetime-local"
        min={now === 0 ? undefined : firstMinute(now)}
        value={shown}
        onChange={({ target }) => {
          const found = chosenFault(target.value, Date.now());
          const isWhole = found !== 'notATime' && found !== 'inThePast';
          setTyped(isWhole ? null : target.value);
          if (isWhole) onTime(target.value);
        }}
        aria-invalid={isRefused || undefined}
        aria-describedby={noteId}
      />
      <span
        id={noteId}
        aria-live="polite"
        className={`text-[13px] ${isRefused ? 'text-mark' : 'text-ink-3'}`}
      >
        {fault && <span className="block">{t(fault)}</span>}
        {own && <span className="block">{t('own', { time: own })}</span>}
      </span>
    </span>
  );
}
