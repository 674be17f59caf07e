import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import {
  chosenError,
  firstMinute,
  inOwnZone,
  NOT_A_TIME,
  timeRefusal,
  typedTime,
} from '@/lib/platform/dates/chosen-time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { HTML_LANG } from '@/lib/platform/language/locales';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min'> {
  /** Time as `YYYY-MM-DDTHH:mm` in UTC+8; empty for no time, `NOT_A_TIME` for an incomplete or invalid one. */
  value: string;
  onTime: (value: string) => void;
}

/**
 * A field for a future time in UTC+8. `onTime` gets every value, also past and invalid ones, so a form must not be sent
 * while `timeRefusal` refuses the value. Below the field is its error, or the same time in the reader's own time zone.
 */
export function TimeField({ value, onTime, ...input }: Props) {
  const t = useTranslations('writing.time');
  const locale = useLocale();
  const now = useClock(MINUTE_MS, 0);
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const error = now === 0 ? null : chosenError(value, now);
  const isRefused = now !== 0 && timeRefusal(value, now) !== null;
  const localTime = now === 0 || error === 'notATime' ? null : inOwnZone(value, HTML_LANG[locale]);
  useEffect(() => {
    // When the value was emptied from outside, the browser would still show the parts of an invalid time.
    if (value === '' && field.current?.validity.badInput) field.current.value = '';
  }, [value]);
  return (
    <span className="inline-grid min-w-0 gap-1 whitespace-normal">
      <input
        {...input}
        ref={field}
        type="datetime-local"
        min={now === 0 ? undefined : firstMinute(now)}
        value={value === NOT_A_TIME ? '' : value}
        onChange={({ target }) => onTime(typedTime(target))}
        aria-invalid={isRefused || undefined}
        aria-describedby={noteId}
      />
      <span id={noteId} aria-live="polite" className={`text-xs ${isRefused ? 'text-mark' : 'text-ink-3'}`}>
        {error && <span className="block">{t(error)}</span>}
        {localTime && <span className="block">{t('own', { time: localTime })}</span>}
      </span>
    </span>
  );
}
