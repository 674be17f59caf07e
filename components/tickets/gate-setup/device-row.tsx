import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Entry } from '@/components/accounts/login/entry';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { takeFocus } from '@/components/ui/focus/take-focus';
import { UserText } from '@/components/ui/words/user-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import type { Setup } from './use-gate-setup';
import { useSyncAge } from './use-sync-age';

interface Props {
  device: Setup['devices'][number];
  setup: Setup;
  onSetup: (setup: Setup) => void;
}

/** A phone at the gate: its check-in list, its state, when it last synced, and a button to revoke it. */
export function DeviceRow({ device, setup, onSetup }: Props) {
  const t = useTranslations('gateSetup.devices');
  const form = useSubmit('revokeGateDevice', useNotify());
  const [isAsking, setIsAsking] = useState(false);
  const now = useClock(MINUTE_MS);
  const state = device.is_revoked
    ? 'revoked'
    : Date.parse(device.expires) <= now
      ? 'expired'
      : device.is_joined
        ? 'joined'
        : 'waiting';
  const age = useSyncAge();
  const isLive = state === 'joined' || state === 'waiting';
  const opens = `device-${device.id}`;
  useReturnFocus(isAsking && isLive ? opens : null);
  return (
    <Entry isImportant={state === 'joined'}>
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 ${isLive ? '' : 'text-ink-3'}`}
      >
        <div>
          <h3 tabIndex={-1} data-opens={isLive ? undefined : opens} className="text-lg font-bold">
            <UserText text={device.name} />
          </h3>
          <p className="type-meta flex flex-wrap gap-x-4">
            <span>{setup.lists.find(({ id }) => id === device.list_id)?.name}</span>
            <span>{t(state)}</span>
            <span>
              {device.last_sync === null ? t('neverSynced') : t('synced', { age: age(device.last_sync) })}
            </span>
            <span>{t('scans', { count: device.scans })}</span>
          </p>
        </div>
        {setup.may_edit && isLive && !isAsking && (
          <button
            type="button"
            data-opens={opens}
            aria-label={t('revokeName', { name: device.name })}
            className="form-link"
            onClick={() => setIsAsking(true)}
          >
            {t('revoke')}
          </button>
        )}
      </div>
      {isAsking && isLive && (
        <div className="mt-3">
          <p ref={takeFocus} tabIndex={-1}>
            <UserText text={t('revokeAsk', { name: device.name })} />
          </p>
          <div className="mt-3 flex gap-3">
            <ActionButton
              type="button"
              className="btn btn-ink"
              disabled={form.isBusy}
              onClick={() =>
                void form
                  .submit({ activity_id: setup.event.id, id: device.id })
                  .then((saved) => saved && onSetup(saved))
              }
            >
              {t('confirm')}
            </ActionButton>
            <button type="button" className="btn btn-line" onClick={() => setIsAsking(false)}>
              {t('keep')}
            </button>
          </div>
        </div>
      )}
    </Entry>
  );
}
