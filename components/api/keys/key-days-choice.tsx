import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { KEY_DAYS, type KeyDays } from '@/lib/api/key-days';

interface Props {
  /** Null to leave the end as it is. */
  days: KeyDays | null;
  onDays: (days: KeyDays | null) => void;
  /** The words for leaving the end as it is; without them that cannot be chosen. */
  unchanged?: string;
}

/** For how long a key works from now on. */
export function KeyDaysChoice({ days, onDays, unchanged }: Props) {
  const t = useTranslations('area.keys');
  const daysId = useId();
  return (
    <div className="field">
      <label htmlFor={daysId} className="field-label">
        {t('until')}
      </label>
      <div className="field-frame">
        <select
          id={daysId}
          name="days"
          value={days ?? ''}
          onChange={({ target }) => onDays(KEY_DAYS.find((each) => each === target.value) ?? null)}
          className="field-input"
        >
          {unchanged !== undefined && <option value="">{unchanged}</option>}
          {KEY_DAYS.map((each) => (
            <option key={each} value={each}>
              {t(`days.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
