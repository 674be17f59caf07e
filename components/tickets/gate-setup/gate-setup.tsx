'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Entry } from '@/components/accounts/login/entry';
import { ErrorState, SkeletonRows } from '@/components/ui/notices/states';
import { UserText } from '@/components/ui/words/user-text';
import { zonedMoment, zoneName } from '@/lib/events/time';
import { Devices } from './devices';
import { Lists } from './lists';
import { useGateSetup } from './use-gate-setup';

interface Props {
  /** Id of the event. */
  id: number;
  /** Address of the gate on this site. */
  gateHref: string;
}

/** Check-in lists and phones of an event, for its staff. */
export function GateSetup({ id, gateHref }: Props) {
  const t = useTranslations('gateSetup');
  const locale = useLocale();
  const { setup, error, reload, set } = useGateSetup(id);
  if (!setup && error === null) return <SkeletonRows label={t('title')} />;
  if (!setup)
    return (
      <ErrorState
        text={t(error === 'missing' ? 'missing' : 'failed')}
        action={
          error === 'missing' ? undefined : (
            <button type="button" className="btn btn-line" onClick={reload}>
              {t('retry')}
            </button>
          )
        }
      />
    );
  const { event } = setup;
  const start = new Date(event.start_time);
  return (
    <>
      <Entry>
        <p lang={event.lang} className="font-bold">
          <UserText text={event.title} />
        </p>
        <p className="type-meta n">
          {zonedMoment(start, event.time_zone, locale)} {zoneName(event.time_zone, start, locale)}
        </p>
        <a href={gateHref} className="btn btn-line mt-4">
          {t('open')}
        </a>
      </Entry>
      <Lists setup={setup} onSetup={set} />
      <Devices setup={setup} gateHref={gateHref} onSetup={set} reload={reload} />
    </>
  );
}
