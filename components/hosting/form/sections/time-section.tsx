import { useLocale, useTranslations } from 'next-intl';
import { DateNumber } from '@/components/ui/dates/date-number';
import { shownClock, typedTime } from '@/lib/hosting/form/clock';
import { ClockField } from '../fields/clock-field';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { ZoneField } from '../fields/zone-field';

/** Start and end of an event, in its own time zone. */
export function TimeSection() {
  const t = useTranslations('hosting.form.time');
  const locale = useLocale();
  const { document, change } = useEventForm();
  const { start_time: start, end_time: end, time_zone: zone } = document;
  const onStart = (time: string) => {
    // The end moves as well, so that the duration stays the same.
    const length = Date.parse(`${shownClock(end)}Z`) - Date.parse(`${shownClock(start)}Z`);
    const next = new Date(Date.parse(`${shownClock(time)}Z`) + length);
    const isWhole = !Number.isNaN(next.getTime());
    const end_time = isWhole ? typedTime(next.toISOString().slice(0, 16), zone) : end;
    change({ start_time: time, end_time });
  };
  return (
    <FormSection
      name="time"
      aside={start !== '' && <DateNumber day={start.slice(0, 10)} locale={locale} className="hf-date" />}
    >
      <div className="hf-row">
        <ClockField label={t('starts')} time={start} path="start_time" onTime={onStart} />
        <ClockField
          label={t('ends')}
          time={end}
          path="end_time"
          onTime={(end_time) => change({ end_time })}
        />
        <ZoneField />
      </div>
      <p className="field-hint">{t('hint')}</p>
    </FormSection>
  );
}
