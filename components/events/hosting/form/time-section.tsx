import { useLocale, useTranslations } from 'next-intl';
import { DateNumber } from '@/components/ui/date-number';
import { zoneChoices } from '@/lib/events/hosting/form/zones';
import { useEventForm } from './form-context';
import { FormSection } from './form-section';
import { PlainField } from './plain-field';

/** Start and end of an event, in its own time zone. */
export function TimeSection() {
  const t = useTranslations('hosting.form.time');
  const locale = useLocale();
  const { document, change, isLocked } = useEventForm();
  const { start_time: start, end_time: end, time_zone: zone } = document;
  const isMoved = (part: string) => (value: string) => {
    // Moving the start moves the end as well, so that the duration stays the same.
    const length = Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
    const next = new Date(Date.parse(`${value}Z`) + length);
    const end_time = Number.isNaN(next.getTime()) ? end : next.toISOString().slice(0, 16);
    change(part === 'start' ? { start_time: value, end_time } : { end_time: value });
  };
  return (
    <FormSection
      name="time"
      aside={start !== '' && <DateNumber day={start.slice(0, 10)} locale={locale} className="hf-date" />}
    >
      <div className="hf-row">
        <PlainField
          type="datetime-local"
          label={t('starts')}
          isLabelShown
          value={start}
          path="start_time"
          onValue={isMoved('start')}
        />
        <PlainField
          type="datetime-local"
          label={t('ends')}
          isLabelShown
          value={end}
          path="end_time"
          onValue={isMoved('end')}
        />
        <label className="hf-plain">
          <span className="hf-label">{t('zone')}</span>
          <select
            value={zone}
            disabled={isLocked}
            className="hf-input"
            onChange={({ target }) => change({ time_zone: target.value })}
          >
            {zoneChoices(zone).map((one) => (
              <option key={one.name} value={one.name}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="field-hint">{t('hint')}</p>
    </FormSection>
  );
}
