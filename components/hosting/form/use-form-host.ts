import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useCall } from '@/lib/accounts/use-call';

type Setup = CallOutput<'hostingSetup'>;

interface FormHost {
  /** The member's own profile as an organiser; null before their first event. */
  organiser: Setup['organiser'];
  /** Whether the member is the organiser of the event. */
  isOwn: boolean;
  /** Whether the organiser of the event has a name that buyers can read. */
  isNamed: boolean;
}

/**
 * The organiser of the event in the form.
 * @param setup the setup data read when the form was opened
 */
export function useFormHost(event: OwnEvent | null, setup: Setup): FormHost {
  const locale = useLocale();
  const { data = setup, mutate } = useCall('hostingSetup', { locale });
  const { organiser } = data;
  const isNew = organiser === null && event !== null;
  // Storing the first event creates the member's profile as an organiser, so the profile is read again.
  useEffect(() => {
    if (isNew) void mutate();
  }, [isNew, mutate]);
  const isOwn = event === null || event.organiser.id === organiser?.id;
  return { organiser, isOwn, isNamed: isOwn ? data.is_named : event.missing['organiser'] === undefined };
}
