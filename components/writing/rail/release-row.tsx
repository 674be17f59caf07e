import { useLocale, useTranslations } from 'next-intl';
import { timeRefusal, toWireField } from '@/lib/platform/dates/chosen-time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { TimeField } from '@/components/writing/dialogs/time-field';
import { RailRow, type RowState } from './rail-row';

/** The release time of the draft: on approval, or at a time in UTC+8. */
export function ReleaseRow({ draft, ...row }: RowState & { draft: Draft }) {
  const t = useTranslations('writing.rail');
  const locale = useLocale();
  const release = useTranslations('writing.time');
  const time = draft.current().release_time;
  const refused = draft.refusedTime();
  const now = useClock(MINUTE_MS);
  const error = refused === null ? null : timeRefusal(refused, now);
  const choose = (value: string) => {
    if (timeRefusal(value, now)) return draft.refuseTime(value);
    draft.refuseTime(null);
    draft.setSettings({ release_time: value === '' ? null : toWireField(value) });
  };
  const shown = error ? release(error) : time ? formatDate(time, locale, 'full') : t('now');
  return (
    <RailRow {...row} label={t('release')} value={shown}>
      <label className="wr-check">
        <input
          type="radio"
          name="release"
          checked={time === null && refused === null}
          onChange={() => choose('')}
        />
        {t('now')}
      </label>
      <label className="wr-field">
        <span>{t('timeLabel')}</span>
        <TimeField value={refused ?? time?.slice(0, 16).replace(' ', 'T') ?? ''} onTime={choose} />
      </label>
    </RailRow>
  );
}
