'use client';

import { useProvidedMessages } from '@/components/ui/hydration/messages-provider';
import { useOwnZone } from '@/lib/landings/own-zone';
import { sessionTime } from '@/lib/landings/session-time';

interface Props {
  startsAt: string;
  /** End of the session; without it only the start is shown. */
  endsAt?: string;
  /** The day under which the agenda lists the session. */
  date: string;
  /** The time in UTC+8, as text. */
  text: string;
}

/** The time of a session: in UTC+8, or in the reader's time zone when they chose it for the agenda. */
export function SessionTime({ text, ...span }: Props) {
  const zone = useOwnZone();
  const { locale } = useProvidedMessages();
  return <>{zone === null ? text : sessionTime(span, zone, locale)}</>;
}
