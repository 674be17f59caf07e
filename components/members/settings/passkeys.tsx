'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import type { Passkey } from '@/backend/contract/accounts/passkeys';
import { Section } from '@/components/accounts/login/entry';
import { LoadError } from '@/components/accounts/gate';
import { SkeletonRows } from '@/components/ui/notices/states';
import { canUsePasskeys } from '@/lib/accounts/passkey-support';
import { useCall } from '@/lib/accounts/use-call';
import { formatDate } from '@/lib/platform/dates/dates';
import { AddPasskey } from './add-passkey';
import { RemovePasskey } from './remove-passkey';
import { Setting } from './setting';

/** The passkeys of a member, each with a form to remove it, and a form to add one. */
export function Passkeys({ user }: { user: User }) {
  const t = useTranslations('area');
  const locale = useLocale();
  const { data, error, mutate } = useCall('passkeys', {});
  const changed = () => void mutate();

  const aboutOf = (passkey: Passkey) => {
    const since = t('passkeys.since', { time: formatDate(passkey.created_time, locale, 'short') });
    const used =
      passkey.last_used_time &&
      t('passkeys.used', { time: formatDate(passkey.last_used_time, locale, 'short') });
    return [since, used, passkey.is_synced && t('passkeys.synced')].filter(Boolean).join(t('passkeys.and'));
  };

  return (
    <>
      <Section title={t('passkeys.title')} text={t('passkeys.text')} />
      {!data && (error ? <LoadError retry={changed} /> : <SkeletonRows label={t('loading')} />)}
      {data?.list.map((passkey) => (
        <Setting
          key={passkey.id}
          name={`passkey-${passkey.id}`}
          label={passkey.name}
          value={aboutOf(passkey)}
          action={t('passkeys.remove')}
        >
          {(close) => (
            <RemovePasskey
              user={user}
              id={passkey.id}
              close={() => {
                close();
                changed();
              }}
            />
          )}
        </Setting>
      ))}
      {data && canUsePasskeys() && (
        <Setting
          name="passkey-new"
          label={t('passkeys.new')}
          value={data.list.length === 0 ? t('passkeys.none') : ''}
          action={t('passkeys.add')}
        >
          {(close) => (
            <AddPasskey
              user={user}
              close={() => {
                close();
                changed();
              }}
            />
          )}
        </Setting>
      )}
    </>
  );
}
