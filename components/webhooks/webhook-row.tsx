'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Entry } from '@/components/accounts/login/entry';
import { useNotify } from '@/components/accounts/toast-provider';
import { DayText } from '@/components/ui/dates/day-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';
import { DeliverySquares } from './delivery-squares';
import { RemoveWebhook } from './remove-webhook';
import { type MemberWebhook, WebhookForm } from './webhook-form';

/** What a press does, and what is said when it has succeeded. */
const DONE = { resumeWebhook: 'resumed', rotateWebhookSecret: 'rotated', tryWebhook: 'tried' } as const;

interface Props {
  hook: MemberWebhook;
  keys: CallOutput<'listApiKeys'>['list'];
  onChanged: () => void;
  onRemoved: () => void;
}

/** A webhook: its address, what it is told about, its last deliveries, and what can be done with it. */
export function WebhookRow({ hook, keys, onChanged, onRemoved }: Props) {
  const t = useTranslations('area.webhooks');
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  useReturnFocus(open && `${open}-webhook-${hook.id}`);
  const { id, url, subjects, recent, secret, paused_time, created_time, key_name, has_working_key } = hook;
  const act = async (name: keyof typeof DONE) => {
    if (isBusy) return;
    const reply = await send(name, { id });
    notify(reply.ok ? t(DONE[name]) : reply.message);
    onChanged();
  };
  const press = (name: keyof typeof DONE, label: 'resume' | 'rotate' | 'try') => (
    <button
      type="button"
      aria-label={t(`${label}Name`, { url })}
      onClick={() => void act(name)}
      className="form-link min-h-11"
    >
      {t(label)}
    </button>
  );
  const opens = (part: 'edit' | 'remove') => (
    <button
      type="button"
      data-opens={`${part}-webhook-${id}`}
      aria-label={t(`${part}Name`, { url })}
      onClick={() => setOpen(part)}
      className="form-link min-h-11"
    >
      {t(part)}
    </button>
  );
  return (
    <Entry gutter={<DayText value={formatDate(Date.parse(created_time), locale, 'number')} />}>
      <h3 className="[overflow-wrap:anywhere]">
        <code>{url}</code>
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
        {subjects.map((subject) => (
          <li key={subject}>{t(`subjects.${subject}`)}</li>
        ))}
      </ul>
      <p className={`type-meta mt-1 ${has_working_key ? '' : 'font-semibold text-mark'}`}>
        {t(has_working_key ? 'ofKey' : 'keyEnded', { name: key_name })}
      </p>
      <DeliverySquares recent={recent} />
      {paused_time !== null && (
        <p className="mt-1 font-semibold text-mark">
          {t('paused', { time: formatDate(Date.parse(paused_time), locale, 'short') })}{' '}
          {press('resumeWebhook', 'resume')}
        </p>
      )}
      <details className="mt-1">
        <summary className="form-link">{t('secret')}</summary>
        <code className="[overflow-wrap:anywhere]">{secret}</code>
      </details>
      {open === null && (
        <p className="flex flex-wrap gap-x-4">
          {opens('edit')}
          {press('tryWebhook', 'try')}
          {press('rotateWebhookSecret', 'rotate')}
          {opens('remove')}
        </p>
      )}
      {open === 'edit' && (
        <WebhookForm
          {...{ hook, keys }}
          onStored={() => {
            setOpen(null);
            onChanged();
          }}
          close={() => setOpen(null)}
        />
      )}
      {open === 'remove' && <RemoveWebhook {...{ id, url, onRemoved }} close={() => setOpen(null)} />}
    </Entry>
  );
}
