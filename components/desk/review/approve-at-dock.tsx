import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { isFarAhead } from '@/backend/contract/calendar/wire-time';
import { ActionButton } from '@/components/ui/fields/action-button';
import { FarTimeQuestion } from '@/components/writing/use-far-time-question';
import { clockIn, fieldsOfTime, freeHours, nextHour, wireTimeOf } from '@/lib/desk/approval-time';
import { useCall } from '@/lib/accounts/use-call';
import { toInstant } from '@/lib/platform/dates/instant';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  /** The release time the author asked for, as a wire time; null for none. */
  requestedTime: string | null;
  onClose: () => void;
  /** @param isFar whether the time is more than two years ahead and the editor has confirmed it */
  onSend: (wireTime: string, isFar: boolean) => void;
}

const SCHEDULED = { status: 'scheduled', size: 100 } as const;
const SECOND_ZONE = 'America/New_York';
const FIELD = 'n min-h-11 border border-ctl bg-transparent px-3 font-bold focus-visible:border-ink';

/** Approves a draft for a chosen day and time. Placed below the text, so that it never covers the text. */
export function ApproveAtDock({ requestedTime: requested, onClose, onSend }: Props) {
  const t = useTranslations('desk.review.atTime');
  const locale = useLocale();
  const now = useClock(MINUTE_MS);
  const requestedAt = toInstant(requested)?.valueOf() ?? 0;
  const [{ day, clock }, setTime] = useState(() =>
    fieldsOfTime(requestedAt > now ? requestedAt : nextHour(now)),
  );
  const [isPast, setIsPast] = useState(false);
  const [isFarRequested, setIsFarRequested] = useState(false);
  const dock = useRef<HTMLElement>(null);
  const scheduled = useCall('deskContents', { ...SCHEDULED, locale });
  const taken = scheduled.data?.list.map((item) => item.release_time) ?? [];
  const wire = wireTimeOf(day, clock);
  const at = toInstant(wire)?.valueOf() ?? null;
  useEffect(() => dock.current?.querySelector<HTMLElement>('[name=clock]')?.focus(), []);

  const change = (part: { day?: string; clock?: string }) => {
    setTime((before) => ({ ...before, ...part }));
    setIsPast(false);
    setIsFarRequested(false);
  };
  const send = () => {
    if (!wire || at === null) return;
    if (at <= now) return setIsPast(true);
    if (isFarAhead(new Date(at), new Date(now))) return setIsFarRequested(true);
    onSend(wire, false);
  };
  return (
    <section
      ref={dock}
      aria-label={t('title')}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent) || event.target instanceof HTMLButtonElement) return;
        if (event.key === 'Enter') send();
        else if (event.key === 'Escape' && isFarRequested) setIsFarRequested(false);
        else if (event.key === 'Escape') onClose();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-3 border-t-[6px] border-ink bg-paper px-4 py-4 md:bottom-[46px] md:px-8"
    >
      <b className="text-lg">{t('title')}</b>
      <input
        type="date"
        name="day"
        aria-label={t('day')}
        value={day}
        min={fieldsOfTime(now).day}
        onChange={({ target }) => change({ day: target.value })}
        className={FIELD}
      />
      <input
        type="time"
        name="clock"
        aria-label={t('clock')}
        value={clock}
        onChange={({ target }) => change({ clock: target.value })}
        className={FIELD}
      />
      <span className="type-meta n">
        {t('zone')}
        {at !== null && <> {t('secondZone', { time: clockIn(SECOND_ZONE, at) })}</>}
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm">
        {freeHours(day, taken, now).map((free) => (
          <button key={free} type="button" onClick={() => change({ clock: free })} className="form-link">
            {t('free', { time: free })}
          </button>
        ))}
      </span>
      {isPast && (
        <b role="alert" className="text-mark">
          {t('past')}
        </b>
      )}
      {isFarRequested && wire && (
        <FarTimeQuestion onAnswer={(isMeant) => (isMeant ? onSend(wire, true) : setIsFarRequested(false))} />
      )}
      <span className="ms-auto flex items-center gap-3">
        <ActionButton type="button" disabled={!wire} onClick={send} className="btn btn-ink min-h-11 px-4">
          {t('send')}
        </ActionButton>
        <button type="button" onClick={onClose} className="form-link">
          {t('cancel')}
        </button>
        <kbd className="key-cap max-md:hidden">Esc</kbd>
      </span>
    </section>
  );
}
