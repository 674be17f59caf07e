import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeField } from '@/components/writing/dialogs/time-field';
import type { FlashForm } from '@/lib/desk/flash-form';
import { chosenError } from '@/lib/platform/dates/chosen-time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { FlashChannels } from '../channels/flash-channels';
import { FlashLabels } from './flash-labels';
import { FlashRegion } from './flash-region';
import { OPTION_FIELD as FIELD } from './option-field';
import { ImportanceMarks } from '../review/importance-marks';

interface Props {
  form: FlashForm;
  marks: readonly boolean[];
  onChange: (part: Partial<FlashForm>) => void;
}

/** Importance, source, labels, edition, time and the flash it follows up; and the button that publishes it. */
export function FlashOptions({ form, marks, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const now = useClock(MINUTE_MS);
  const important = marks.filter(Boolean).length;
  const button = form.releaseAt ? 'atTime' : 'publish';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-2.5 text-sm md:px-5">
      <label className="flex min-h-8 items-center gap-2 font-bold text-mark">
        <input
          type="checkbox"
          name="isImportant"
          checked={form.isImportant}
          onChange={({ target }) => onChange({ isImportant: target.checked })}
          className="size-4 accent-mark"
        />
        {t('important')}
        <kbd className="key-cap max-md:hidden">Alt Y</kbd>
      </label>
      <span className="flex items-center gap-2">
        <ImportanceMarks marks={marks} label={t('marks', { total: marks.length, important })} />
        <span aria-hidden="true" className="text-ink-3">
          {t('lastTen')} <b className="n text-ink">{important}</b>
        </span>
      </span>
      <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-md:w-full">
        {t('source')}
        <input
          name="sourceName"
          value={form.sourceName}
          maxLength={120}
          onChange={({ target }) => onChange({ sourceName: target.value })}
          className={`${FIELD} w-24 text-ink`}
        />
      </label>
      <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-md:w-full">
        {t('address')}
        <input
          name="sourceUrl"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={form.sourceUrl}
          onChange={({ target }) => onChange({ sourceUrl: target.value })}
          className={`${FIELD} w-28 text-ink`}
        />
      </label>
      <FlashLabels value={form.labels} onChange={(labels) => onChange({ labels })} />
      <FlashRegion value={form.region} onChange={(region) => onChange({ region })} />
      <label className="flex items-center gap-2 whitespace-nowrap max-[300px]:whitespace-normal text-ink-3 max-md:w-full">
        {t('schedule')}
        <kbd className="key-cap max-md:hidden">Alt T</kbd>
        <TimeField
          name="releaseAt"
          value={form.releaseAt}
          onTime={(releaseAt) => onChange({ releaseAt, isFarMeant: false })}
          className={`${FIELD} n max-w-[190px] text-ink`}
        />
      </label>
      {chosenError(form.releaseAt, now) === 'far' && (
        <label className="flex min-h-8 items-center gap-2 text-mark">
          <input
            type="checkbox"
            name="isFarMeant"
            checked={form.isFarMeant}
            onChange={({ target }) => onChange({ isFarMeant: target.checked })}
            className="size-4 accent-mark"
          />
          {t('farMeant')}
        </label>
      )}
      {form.follows && (
        <p className="flex w-full items-baseline gap-3">
          <b>{t('followsOn')}</b>
          <span className="min-w-0 truncate">{form.follows.title}</span>
          <button type="button" onClick={() => onChange({ follows: null })} className="form-link">
            {t('followsNot')}
          </button>
        </p>
      )}
      <FlashChannels form={form} onChange={onChange} />
      <ActionButton
        type="submit"
        className="btn btn-ink ms-auto min-h-9 px-4 max-md:min-h-[52px] max-md:w-full"
      >
        {/* A phone has no keyboard, so its button names no key. */}
        <span className="md:hidden">{t(`button.${button}`)}</span>
        <span className="max-md:hidden">{t(`button.${button}ByKey`)}</span>
      </ActionButton>
    </div>
  );
}
