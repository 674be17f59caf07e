'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

type Results = CallOutput<'letterResults'>;

/** The letters of which nobody knows what became, and the button that sends chosen ones again. */
export function ResendLetters({ issue, uncertain }: Pick<Results, 'issue' | 'uncertain'>) {
  const t = useTranslations('desk.newsletters.result');
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [chosen, setChosen] = useState<number[]>([]);
  const resend = async (deliveries?: number[]) => {
    const input = { id: issue.id, version: issue.version, act: 'resend' as const, deliveries };
    const reply = await send('actOnLetterIssue', input);
    if (!reply.ok) return notify(reply.message);
    setChosen([]);
    router.refresh();
  };
  return (
    <>
      <ul className="py-3">
        {uncertain.map(({ id, email, time }) => (
          <li key={id} className="border-b border-rule">
            <label className="flex min-h-10 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, id] : before.filter((each) => each !== id),
                  )
                }
              />
              {email}
              <span className="type-meta n">{time?.slice(11, 19)}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          type="button"
          disabled={isBusy || chosen.length === 0}
          onClick={() => void resend(chosen)}
          className="btn btn-ink min-h-10 px-4"
        >
          {t('resend')}
        </ActionButton>
        <ActionButton
          type="button"
          disabled={isBusy}
          onClick={() => void resend()}
          className="btn btn-line min-h-10 px-4"
        >
          {t('resendAll')}
        </ActionButton>
      </div>
    </>
  );
}
