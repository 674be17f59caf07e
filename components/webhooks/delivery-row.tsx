'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { failureNamed } from '@/backend/contract/webhooks/kinds';
import { Entry } from '@/components/accounts/login/entry';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';

interface Props {
  delivery: CallOutput<'listWebhooks'>['deliveries']['list'][number];
  url: string;
  onSent: () => void;
}

/** One delivery: when, what, to which address, and its answer. Its body is shown on a press. */
export function DeliveryRow({ delivery, url, onSent }: Props) {
  const t = useTranslations('area.webhooks');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [body, setBody] = useState<string | null>(null);
  const { id, kind, state, answer, error, attempts, duration, time } = delivery;
  const failure = failureNamed(error);
  const look = async () => {
    if (body !== null) return setBody(null);
    const reply = await send('webhookDelivery', { id });
    if (reply.ok) setBody(reply.data.body);
    else notify(reply.message);
  };
  const again = async () => {
    const reply = await send('sendWebhookAgain', { id });
    notify(reply.ok ? t('queued') : reply.message);
    onSent();
  };
  const facts = [
    answer > 0 ? String(answer) : failure ? t(`failures.${failure}`) : error,
    duration !== null && t('seconds', { seconds: (duration / 1000).toFixed(1) }),
    attempts > 1 && t('tries', { count: attempts }),
    url,
  ].filter(Boolean);
  return (
    <Entry gutter={formatDate(Date.parse(time), locale, 'short')} isImportant={state === 'failed'}>
      <p>
        <b className={state === 'failed' ? 'text-mark' : ''}>{t(`states.${state}`)}</b> <code>{kind}</code>
      </p>
      <p className="type-meta [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      <p className="flex gap-x-4">
        <button
          type="button"
          aria-expanded={body !== null}
          aria-label={t('lookName', { id })}
          disabled={isBusy}
          onClick={() => void look()}
          className="form-link min-h-11"
        >
          {t('look')}
        </button>
        {state !== 'waiting' && (
          <button
            type="button"
            aria-label={t('againName', { id })}
            disabled={isBusy}
            onClick={() => void again()}
            className="form-link min-h-11"
          >
            {t('again')}
          </button>
        )}
      </p>
      {body !== null && (
        <pre tabIndex={0} className="mt-2 max-h-96 overflow-auto bg-band p-3 text-sm">
          {body}
        </pre>
      )}
    </Entry>
  );
}
