import { useTranslations } from 'next-intl';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { InlineChoice } from '../fields/inline-choice';
import { InlineNumber } from '../fields/inline-number';
import { RefundDeadlineNotice } from './refund-deadline-notice';
import { WordsField } from '../fields/words-field';

const USUAL_HOURS = 48;
const MAX_HOURS = 8760;

/** The refund deadline, and how buyers pay. */
export function RefundSection() {
  const t = useTranslations('hosting.form.refund');
  const { document, change, setup, isLocked } = useEventForm();
  const { refund_hours: hours, payment_methods: methods } = document;
  const isPaid = document.tickets.some(({ price }) => price > 0);
  return (
    <FormSection name="refund">
      <p className="hf-sentence">
        <InlineChoice
          label={t('rule')}
          value={hours === null ? 'never' : 'until'}
          options={[
            { value: 'until', label: t('until') },
            { value: 'never', label: t('never') },
          ]}
          onValue={(value) => change({ refund_hours: value === 'never' ? null : USUAL_HOURS })}
        />
        {hours !== null &&
          t.rich('sentence', {
            hours: () => (
              <InlineNumber
                label={t('hours')}
                value={hours}
                max={MAX_HOURS}
                path="refund_hours"
                onValue={(value) => value !== null && change({ refund_hours: value })}
              />
            ),
          })}
        {hours !== null &&
          isPaid &&
          t.rich('kept', {
            percent: () => (
              <InlineNumber
                label={t('keptLabel')}
                value={document.kept_percent}
                max={100}
                path="kept_percent"
                onValue={(value) => value !== null && change({ kept_percent: value })}
              />
            ),
          })}
        {hours === null && t('neverNote')}
      </p>
      <RefundDeadlineNotice />
      <p className="field-hint">{t('note')}</p>
      {isPaid && (
        <fieldset className="mt-4 border-0 p-0">
          <legend className="hf-subtitle">{t('methods')}</legend>
          {setup.payment_methods.map((method) => (
            <label key={method} className="hf-check">
              <input
                type="checkbox"
                checked={methods.includes(method)}
                disabled={isLocked}
                onChange={({ target }) =>
                  change({
                    payment_methods: target.checked
                      ? [...methods, method]
                      : methods.filter((otherMethod) => otherMethod !== method),
                  })
                }
              />
              {t(method)}
            </label>
          ))}
          {methods.includes('manual') && (
            <WordsField
              label={t('howToPay')}
              placeholder={t('howToPayHint')}
              path="payment_note"
              words={document.payment_note}
              max={2000}
              rows={4}
              className="mt-2"
              onWords={(payment_note) => change({ payment_note })}
            />
          )}
        </fieldset>
      )}
    </FormSection>
  );
}
