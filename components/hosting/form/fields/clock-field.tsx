import { shownClock, typedTime } from '@/lib/hosting/form/clock';
import { ClockNote } from './clock-note';
import { useEventForm } from '../form-context';
import { PlainField } from './plain-field';

interface Props {
  label: string;
  /** A time of the form, in the event's time zone. */
  time: string;
  path: string;
  onTime: (time: string) => void;
}

/** A day and a time in the event's time zone, with a note in the nights when the clocks change. */
export function ClockField({ label, time, path, onTime }: Props) {
  const { document } = useEventForm();
  return (
    <div>
      <PlainField
        type="datetime-local"
        label={label}
        isLabelShown
        value={shownClock(time)}
        path={path}
        onValue={(value) => onTime(typedTime(value, document.time_zone))}
      />
      <ClockNote time={time} onTime={onTime} />
    </div>
  );
}
