import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Section } from '@/components/accounts/login/entry';
import { UserText } from '@/components/ui/words/user-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { AddDevice } from './add-device';
import { DeviceRow } from './device-row';
import { JoinCode } from './join-code';
import type { Joining, Setup } from './use-gate-setup';

interface Props {
  setup: Setup;
  gateHref: string;
  onSetup: (setup: Setup) => void;
  reload: () => void;
}

/** The phones of an event's gate, with a form to add one. */
export function Devices({ setup, gateHref, onSetup, reload }: Props) {
  const t = useTranslations('gateSetup.devices');
  const [joining, setJoining] = useState<Joining | null>(null);
  // The join code is replaced by a confirmation as soon as the phone has joined.
  const hasJoined = setup.devices.some(({ id, is_joined }) => id === joining?.id && is_joined);
  useReturnFocus(joining && !hasJoined ? 'joined' : null);
  useReturnFocus(joining ? 'join' : null);
  return (
    <>
      <Section title={t('title')} text={t('text')}>
        {setup.devices.length === 0 && !joining && <p className="mt-3">{t('none')}</p>}
        {setup.may_edit && setup.lists.length > 0 && !joining && (
          <AddDevice
            setup={setup}
            onCreated={(joiningDevice) => {
              setJoining(joiningDevice);
              reload();
            }}
          />
        )}
        {joining && !hasJoined && (
          <JoinCode
            joining={joining}
            gateHref={gateHref}
            timeZone={setup.event.time_zone}
            onDone={() => setJoining(null)}
            check={reload}
          />
        )}
        {joining && hasJoined && (
          <p role="status" className="mt-3">
            <UserText text={t('isIn', { name: joining.name })} />{' '}
            <button type="button" data-opens="joined" className="form-link" onClick={() => setJoining(null)}>
              {t('add')}
            </button>
          </p>
        )}
      </Section>
      {[...setup.devices].reverse().map((device) => (
        <DeviceRow key={device.id} device={device} setup={setup} onSetup={onSetup} />
      ))}
    </>
  );
}
