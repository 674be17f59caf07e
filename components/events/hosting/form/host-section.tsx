import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrganiserForm } from '@/components/events/hosting/organiser-form';
import { Link } from '@/components/ui/link';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { href } from '@/lib/platform/routing/href';
import { useEventForm } from './form-context';
import { FormSection } from './form-section';

/** The organiser of the event, with the form to change their profile when it is the member's own. */
export function HostSection() {
  const t = useTranslations('hosting.form.host');
  const locale = useLocale();
  const { state, setup } = useEventForm();
  const [isOpen, setOpen] = useState(false);
  const { data } = useHostCall('hostingSetup', { locale });
  const organiser = data?.organiser ?? setup.organiser;
  const own = state.event === null || state.event.organiser.id === organiser?.id;
  return (
    <FormSection name="host">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{state.event?.organiser.name ?? organiser?.name ?? t('fromAccount')}</b>
        {own ? (
          <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'fold' : 'change')}
          </button>
        ) : (
          <Link href={href(locale, 'organisers')} className="form-link">
            {t('all')}
          </Link>
        )}
      </p>
      {own && organiser?.description && !isOpen && <p className="text-ink-2">{organiser.description}</p>}
      {own && isOpen && <OrganiserForm organiser={organiser} />}
    </FormSection>
  );
}
