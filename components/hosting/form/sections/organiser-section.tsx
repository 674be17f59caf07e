import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrganiserForm } from '@/components/hosting/organiser-form';
import { Link } from '@/components/ui/links/link';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { OrganiserName } from '../fields/organiser-name';
import { useFormHost } from '../use-form-host';

/** The organiser of the event, with the form to change their profile when it is the member's own. */
export function OrganiserSection() {
  const t = useTranslations('hosting.form.host');
  const locale = useLocale();
  const { state, setup } = useEventForm();
  const [isOpen, setOpen] = useState(false);
  const { organiser, isOwn, isNamed } = useFormHost(state.stored, setup);
  const name = isOwn ? organiser?.name : state.stored?.organiser.name;
  return (
    <FormSection name="host">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{name || t(isNamed ? 'fromAccount' : 'unnamed')}</b>
        {isOwn ? (
          <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'fold' : 'change')}
          </button>
        ) : (
          !isSectionOff('events') && (
            <Link href={href(locale, 'organisers')} className="form-link">
              {t('all')}
            </Link>
          )
        )}
      </p>
      {isOwn && !isNamed && !isOpen && <OrganiserName organiser={organiser} />}
      {isOwn && organiser?.description && !isOpen && <p className="text-ink-2">{organiser.description}</p>}
      {isOwn && isOpen && <OrganiserForm organiser={organiser} />}
    </FormSection>
  );
}
