import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { inZone, type ZoneChoice } from '@/lib/hosting/form/change-zone';
import { instantOfTime, shownClock, timeOf } from '@/lib/hosting/form/clock';
import { zoneChoices } from '@/lib/hosting/form/zones';
import { formatDate } from '@/lib/platform/dates/dates';
import { useEventForm } from '../form-context';

/** The time zone of an event. After a change it asks whether the local times stay the same, or the instants. */
export function ZoneField() {
  const t = useTranslations('hosting.form.time');
  const locale = useLocale();
  const { document, change, isLocked } = useEventForm();
  const { start_time: start, time_zone: zone } = document;
  const [requested, setRequested] = useState<string | null>(null);
  const onZone = (next: string) => {
    if (next === zone) setRequested(null);
    else if (start === '') change({ time_zone: next });
    else setRequested(next);
  };
  const onAnswer = (choice: ZoneChoice | null) => {
    if (requested !== null && choice !== null) change(inZone(document, requested, choice));
    setRequested(null);
  };
  return (
    <div className="hf-plain">
      <label>
        <span className="hf-label">{t('zone')}</span>
        <select
          value={requested ?? zone}
          disabled={isLocked}
          className="hf-input"
          onChange={({ target }) => onZone(target.value)}
        >
          {zoneChoices(requested ?? zone, locale).map((zoneOption) => (
            <option key={zoneOption.name} value={zoneOption.name}>
              {zoneOption.label}
            </option>
          ))}
        </select>
      </label>
      {requested !== null && <ZoneQuestion start={start} from={zone} to={requested} onAnswer={onAnswer} />}
    </div>
  );
}

interface QuestionProps {
  start: string;
  from: string;
  to: string;
  onAnswer: (choice: ZoneChoice | null) => void;
}

function ZoneQuestion({ start, from, to, onAnswer }: QuestionProps) {
  const t = useTranslations('hosting.form.time');
  const locale = useLocale();
  const show = (time: string) =>
    `${formatDate(shownClock(time).slice(0, 10), locale, 'short')} ${shownClock(time).slice(11)}`;
  const moved = timeOf(instantOfTime(start, from).toISOString(), to);
  return (
    <div role="group" aria-label={t('zoneQuestion')} className="mt-2 grid justify-items-start gap-2">
      <p role="status" className="text-mark">
        {t('zoneQuestion')}
      </p>
      <button type="button" className="btn btn-line ho-button" onClick={() => onAnswer('clock')}>
        {t('keepClock', { time: show(start) })}
      </button>
      <button type="button" className="btn btn-line ho-button" onClick={() => onAnswer('instant')}>
        {t('keepInstant', { time: show(moved) })}
      </button>
      <button type="button" className="form-link" onClick={() => onAnswer(null)}>
        {t('keepZone')}
      </button>
    </div>
  );
}
