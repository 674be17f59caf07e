import { useTranslations } from 'next-intl';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { useRegionNames } from '@/lib/platform/language/use-region-names';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { InlineChoice } from '../fields/inline-choice';

/**
 * Whether registrations need approval, whether readers see the numbers of tickets, and which edition shows the event.
 */
export function AccessSection() {
  const t = useTranslations('hosting.form.access');
  const { document, change } = useEventForm();
  const regions = useRegionNames();
  /** The newsroom has taken the edition away since: the event keeps it until its organiser chooses another. */
  const isGone = document.region !== NO_REGION && !regions.some(([key]) => key === document.region);
  return (
    <FormSection name="access">
      <p className="hf-sentence">
        <InlineChoice
          label={t('approval')}
          value={document.needs_approval ? 'asked' : 'open'}
          options={[
            { value: 'open', label: t('open') },
            { value: 'asked', label: t('asked') },
          ]}
          onValue={(value) => change({ needs_approval: value === 'asked' })}
        />
        {t(document.needs_approval ? 'askedNote' : 'openNote')}
      </p>
      <p className="hf-sentence">
        <InlineChoice
          label={t('numbers')}
          value={document.has_public_numbers ? 'shown' : 'hidden'}
          options={[
            { value: 'hidden', label: t('numbersHidden') },
            { value: 'shown', label: t('numbersShown') },
          ]}
          onValue={(value) => change({ has_public_numbers: value === 'shown' })}
        />
        {t('numbersNote')}
      </p>
      <p className="hf-sentence">
        {t('region')}
        <InlineChoice
          label={t('regionLabel')}
          value={document.region}
          options={[
            { value: NO_REGION, label: t('noRegion') },
            ...regions.map(([value, label]) => ({ value, label })),
            ...(isGone ? [{ value: document.region, label: document.region }] : []),
          ]}
          onValue={(region) => change({ region })}
        />
      </p>
    </FormSection>
  );
}
