import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import type { DeskStory } from '@/lib/desk/flash-warnings';

interface Props {
  flash: DeskStory;
  onChanged: () => void;
}

/** The button that withdraws a live flash. It asks once, because readers lose the flash at once. */
export function WithdrawFlash({ flash: { id, version, title }, onChanged }: Props) {
  const t = useTranslations('desk.flash');
  const notify = useNotify();
  const { send } = useAction();
  const [isAsking, setAsking] = useState(false);
  const withdraw = async () => {
    const reply = await send('withdrawContent', { id, version });
    if (!reply.ok) notify(reply.message);
    setAsking(false);
    onChanged();
  };
  if (!isAsking)
    return (
      <button
        type="button"
        aria-label={t('withdrawName', { title })}
        onClick={() => setAsking(true)}
        className="form-link"
      >
        {t('withdraw')}
      </button>
    );
  return (
    <span
      role="group"
      aria-label={t('withdrawName', { title })}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      className="flex flex-wrap items-center gap-x-4"
    >
      <b className="text-mark">{t('withdrawSure')}</b>
      <button type="button" autoFocus onClick={() => setAsking(false)} className="form-link">
        {t('withdrawNot')}
      </button>
      <button type="button" onClick={() => void withdraw()} className="form-link text-mark">
        {t('withdraw')}
      </button>
    </span>
  );
}
