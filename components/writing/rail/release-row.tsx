import { useLocale, useTranslations } from 'next-intl';
import { toWireField } from '@/lib/platform/dates/chosen-time';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { TimeField } from '@/components/writing/time-field';
import { RailRow, type RowState } from './rail-row';

/** When the piece is published: on approval, or at a time in UTC+8. */
export function ReleaseRow({ draft, ...row }: RowState & { draft: Draft }) {
  const t = useTranslations('writing.rail');
  const locale = useLocale();
  const time = draft.current().release_time;
  return (
    <RailRow {...row} label={t('release')} value={time ? formatDate(time, locale, 'full') : t('now')}>
      <label className="wr-check">
        <input
          type="radio"
          name="release"
          checked={time === null}
          onChange={() => draft.setSettings({ release_time: null })}
        />
        {t('now')}
      </label>
      <label className="wr-field">
        <span>{t('timeLabel')}</span>
        <TimeField
          value={time?.slice(0, 16).replace(' ', 'T') ?? ''}
          onTime={(value) => draft.setSettings({ release_time: value === '' ? null : toWireField(value) })}
        />
      </label>
    </RailRow>
  );
}
