'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const FIELD = 'h-11 rounded-ctl border border-ctl bg-paper px-2 text-base';

/** When the letters of a day and of a week are sent. */
export function DigestTimeForm({ settings }: { settings: CallOutput<'setDigestTime'> }) {
  const t = useTranslations('follows');
  const notify = useNotify();
  const { fields, isBusy, submit } = useSubmit('setDigestTime', notify);
  const [time, setTime] = useState(settings);
  const zones = [...new Set([time.time_zone, ownZone(), ...Intl.supportedValuesOf('timeZone')])];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit(time)) notify(t('saved'));
  };
  return (
    <form onSubmit={(event) => void send(event)} className="entry">
      <h2 className="entry-gutter text-md pt-5 font-bold">{t('time')}</h2>
      <div className="entry-body flex flex-wrap items-end gap-4 border-t border-ink pt-5 pb-8">
        <label className="grid gap-1 text-sm">
          {t('hour')}
          <select
            value={time.hour}
            onChange={({ target }) => setTime({ ...time, hour: Number(target.value) })}
            className={FIELD}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {String(hour).padStart(2, '0')}:00
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-sm">
          {t('weekday')}
          <select
            value={time.weekday}
            onChange={({ target }) => setTime({ ...time, weekday: Number(target.value) })}
            className={FIELD}
          >
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {t(`weekdays.${day}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="grid max-w-full gap-1 text-sm">
          {t('zone')}
          <select
            value={time.time_zone}
            aria-invalid={fields.time_zone !== undefined}
            onChange={({ target }) => setTime({ ...time, time_zone: target.value })}
            className={`${FIELD} max-w-full`}
          >
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={isBusy} className="btn btn-line">
          {t('save')}
        </button>
      </div>
    </form>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
