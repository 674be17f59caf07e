import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeField } from '@/components/writing/dialogs/time-field';
import { fieldsOf, type StoryAct } from '@/lib/desk/story-acts';
import { timeRefusal } from '@/lib/platform/dates/chosen-time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

interface Props {
  act: StoryAct;
  onCancel: () => void;
  onSend: (values: { reason: string; time: string }) => Promise<void>;
}

const FIELD = 'min-h-10 border-b border-ctl bg-transparent focus-visible:border-ink';

/**
 * The form of one action on a story: a reason and a time where the action has them, and its button. Times are typed in
 * UTC+8.
 */
export function ActForm({ act, onCancel, onSend }: Props) {
  const t = useTranslations('desk.manage');
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [time, setTime] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const now = useClock(MINUTE_MS);
  const { hasTime, isTimeNeeded, hasReason, isReasonNeeded } = fieldsOf(act);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const isTimeRight = !hasTime || (timeRefusal(time, now) === null && (!isTimeNeeded || time !== ''));
  const isReady = isTimeRight && (!isReasonNeeded || reason.trim() !== '');
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isBusy) return;
        setIsBusy(true);
        void onSend({ reason: reason.trim(), time }).then(() => setIsBusy(false));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      className="flex flex-wrap items-end gap-x-5 gap-y-3"
    >
      {hasReason && (
        <label className="grid w-80 max-w-full gap-1">
          <span className="type-meta">{t(isReasonNeeded ? 'reason' : 'reasonOptional')}</span>
          <input
            name="reason"
            value={reason}
            required={isReasonNeeded}
            maxLength={NOTE_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
            className={`${FIELD} w-full`}
          />
        </label>
      )}
      {hasTime && (
        <label className="grid gap-1">
          <span className="type-meta">
            {t(act === 'expire' ? 'timeOff' : isTimeNeeded ? 'time' : 'until')}
          </span>
          <TimeField
            name="time"
            value={time}
            required={isTimeNeeded}
            onTime={setTime}
            className={`${FIELD} n`}
          />
        </label>
      )}
      <ActionButton
        type="submit"
        disabled={!isReady || isBusy}
        className="btn btn-ink min-h-10 px-4 aria-disabled:opacity-60"
      >
        {t(`act.${act}`)}
      </ActionButton>
      <button type="button" onClick={onCancel} className="form-link">
        {t('cancel')}
      </button>
    </form>
  );
}
