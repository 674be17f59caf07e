import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useHostCall } from '@/lib/events/hosting/use-host-call';

type Setup = CallOutput<'hostingSetup'>;

interface FormHost {
  /** The member's own profile as an organiser; null before their first event. */
  organiser: Setup['organiser'];
  /** Whether the event is the member's own. */
  isOwn: boolean;
  /** Whether the organiser of the event has a name that buyers can read. */
  isNamed: boolean;
}

/**
 * The organiser of an event in its form.
 * @param setup as it was when the form was opened
 */
export function useFormHost(event: OwnEvent | null, setup: Setup): FormHost {
  const locale = useLocale();
  const { data = setup, mutate } = useHostCall('hostingSetup', { locale });
  const { organiser } = data;
  const isNew = organiser === null && event !== null;
  // The first event that is stored makes the profile.
  useEffect(() => {
    if (isNew) void mutate();
  }, [isNew, mutate]);
  const isOwn = event === null || event.organiser.id === organiser?.id;
  return { organiser, isOwn, isNamed: isOwn ? data.is_named : event.missing['organiser'] === undefined };
}
