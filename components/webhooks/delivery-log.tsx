'use client';

import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Entry } from '@/components/accounts/login/entry';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { DeliveryRow } from './delivery-row';
import type { MemberWebhook } from './webhook-form';

type Delivery = CallOutput<'listWebhooks'>['deliveries']['list'][number];

interface Props {
  deliveries: Delivery[];
  hooks: MemberWebhook[];
  onSent: () => void;
}

/** What was sent, newest first; each can be looked at and sent again, and what failed all together. */
export function DeliveryLog({ deliveries, hooks, onSent }: Props) {
  const t = useTranslations('area.webhooks');
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const failing = hooks.filter(({ recent }) => recent.includes('failed'));
  const sendAll = async () => {
    let queued = 0;
    for (const { id } of failing) {
      const reply = await send('sendFailedAgain', { id });
      if (!reply.ok) return notify(reply.message);
      queued += reply.data.queued;
    }
    notify(t('failedQueued', { count: queued }));
    onSent();
  };
  return (
    <>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          delivery={delivery}
          url={hooks.find(({ id }) => id === delivery.webhook_id)?.url ?? ''}
          onSent={onSent}
        />
      ))}
      {failing.length > 0 && (
        <Entry isAlone>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void sendAll()}
            className="form-link min-h-11"
          >
            {t('failedAgain')}
          </button>{' '}
          <span className="type-meta">{t('failedAgainHint')}</span>
        </Entry>
      )}
    </>
  );
}
