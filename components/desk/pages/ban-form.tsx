import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { type Decision, StoppedSchedules } from './stopped-schedules';

/** Bans a member with a reason, or lifts the ban and decides what happens to the schedules it stopped. */
export function BanForm({ user }: { user: CallOutput<'deskUser'> }) {
  const t = useTranslations('desk.users');
  const router = useRouter();
  const notify = useNotify();
  const fieldId = useId();
  const { isBusy, send } = useAction();
  const [reason, setReason] = useState('');
  const { id, version, status } = user;
  const isBanned = status === 'banned';
  const locale = useLocale();
  const stopped = useCall('stoppedDrafts', isBanned ? { owner_id: id, locale } : null, {
    keepPreviousData: false,
  });
  const list = stopped.data?.list ?? [];
  const [schedules, setSchedules] = useState<readonly Decision[]>([]);
  const isDecided = list.every(({ id: draft, is_overdue }) => {
    const schedule = schedules.find((decision) => decision.id === draft);
    return schedule ? schedule.decision !== 'schedule' || schedule.release_time !== undefined : !is_overdue;
  });
  const toggleBan = async () => {
    const reply = isBanned
      ? await send('unbanUser', { id, version, schedules: [...schedules] })
      : await send('banUser', { id, version, reason });
    notify(reply.ok ? t(isBanned ? 'unbannedNow' : 'bannedNow', { name: user.nickname }) : reply.message);
    void stopped.mutate();
    router.refresh();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void toggleBan();
      }}
      className="grid gap-3 border-t border-ink py-4"
    >
      <h2 className="text-xl font-bold">{t(isBanned ? 'bannedTitle' : 'banTitle')}</h2>
      <p className="text-ink-2">{isBanned ? t('banReason', { reason: user.ban_reason }) : t('banNote')}</p>
      {!isBanned && (
        <label htmlFor={fieldId} className="grid">
          <span className="type-meta">{t('reason')}</span>
          <input
            id={fieldId}
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
            className="desk-input w-full"
          />
        </label>
      )}
      {isBanned && list.length > 0 && (
        <StoppedSchedules
          list={list}
          decided={schedules}
          onDecide={(decision) =>
            setSchedules([...schedules.filter((schedule) => schedule.id !== decision.id), decision])
          }
        />
      )}
      <p>
        <ActionButton
          type="submit"
          disabled={isBusy || (isBanned ? !isDecided : reason.trim() === '')}
          className="btn btn-line min-h-10 px-4"
        >
          {t(isBanned ? 'unban' : 'ban')}
        </ActionButton>
      </p>
    </form>
  );
}
