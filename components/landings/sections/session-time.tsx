'use client';

import { useWords } from '@/components/ui/words';
import { useOwnZone } from '@/lib/landings/own-zone';
import { sessionTime } from '@/lib/landings/session-time';

interface Props {
  startsAt: string;
  /** Left out for a beginning alone. */
  endsAt?: string;
  /** The day under which it stands in the agenda. */
  date: string;
  /** In the time of the site. */
  text: string;
}

/** The time of a session: that of the site, or that of the reader once they chose it for the agenda. */
export function SessionTime({ text, ...span }: Props) {
  const zone = useOwnZone();
  const { locale } = useWords();
  return <>{zone === null ? text : sessionTime(span, zone, locale)}</>;
}
