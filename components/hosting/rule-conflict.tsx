'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { HomeNumbers } from '@/lib/hosting/overview';
import { zonedMoment } from '@/lib/events/time';

type Against = NonNullable<NonNullable<HomeNumbers['gate']>['recent'][number]['against']>;

interface Props {
  against: Against;
  /** ISO time of the admission, for places that do not show it otherwise. */
  at?: string;
  timeZone: string;
}

/**
 * A note about a person whom an offline phone admitted: what the phone could not know, such as that the ticket had been
 * refunded.
 */
export function RuleConflict({ against, at, timeZone }: Props) {
  const t = useTranslations('hosting.againstRules');
  const verdict = useTranslations('gate.verdict');
  const locale = useLocale();
  const moment = (iso: string) => zonedMoment(new Date(iso), timeZone, locale);
  return (
    <>
      {at !== undefined && `${t('in', { time: moment(at) })} `}
      {against.refunded_time === null
        ? t('other', { verdict: verdict(against.result) })
        : t('refunded', { time: moment(against.refunded_time) })}
    </>
  );
}
