import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { failureNamed } from '@/backend/contract/webhooks/kinds';
import { LoadError } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { zonedMoment } from '@/lib/events/time';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';
import { unsentText } from '@/lib/platform/forms/unsent-text';

const REFRESH_MS = 10_000;
/** What is said when a call has succeeded. */
const DONE = {
  removeWebhook: 'removed',
  resumeWebhook: 'resumed',
  rotateWebhookSecret: 'rotated',
  sendWebhookAgain: 'queued',
} as const;

/** The organiser's webhooks for orders: addresses, secrets and deliveries. */
export function WebhooksPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.webhooks');
  const words = useFieldWords();
  const locale = useLocale();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [url, setUrl] = useState('');
  const [problem, setError] = useState<string | null>(null);
  const { data, error, mutate } = useCall(
    'activityWebhooks',
    { activity_id: event.id },
    { refreshInterval: REFRESH_MS },
  );
  const urlOf = (id: number) => data?.webhooks.find((webhook) => webhook.id === id)?.url ?? '';

  const reasonOf = (reason: string) => {
    const failure = failureNamed(reason);
    return failure ? t(`failures.${failure}`) : reason;
  };

  const add = async () => {
    const reply = await send('addWebhook', { activity_id: event.id, url: url.trim() });
    setError(reply.ok ? null : (words(reply.fields['url']) ?? reply.message));
    if (!reply.ok) return;
    setUrl((now) => unsentText(now, url));
    void mutate();
  };
  const act = async (name: keyof typeof DONE, id: number) => {
    const reply = await send(name, { id });
    notify(reply.ok ? t(DONE[name]) : reply.message || t('failed'));
    void mutate();
  };

  return (
    <HostingPageFrame title={t('title')} intro={t('intro')}>
      <PageSection title={t('add')}>
        <form
          className="area-form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void add();
          }}
        >
          <Field
            type="url"
            label={t('url')}
            value={url}
            onValue={setUrl}
            error={problem}
            hint={t('urlHint')}
            required
          />
          <ActionButton type="submit" disabled={isBusy} className="btn btn-ink justify-self-start">
            {t('addNow')}
          </ActionButton>
        </form>
      </PageSection>
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data && data.webhooks.length > 0 && (
        <PageSection title={t('addresses')}>
          <ul className="hr-list">
            {data.webhooks.map((hook) => (
              <li key={hook.id}>
                <b className="[overflow-wrap:anywhere]">{hook.url}</b>
                {hook.paused_time !== null && (
                  <p className="font-semibold text-mark">
                    {t('paused', { time: zonedMoment(new Date(hook.paused_time), event.time_zone, locale) })}{' '}
                    <button
                      type="button"
                      className="form-link"
                      aria-label={t('resumeName', { url: hook.url })}
                      onClick={() => void act('resumeWebhook', hook.id)}
                    >
                      {t('resume')}
                    </button>
                  </p>
                )}
                <details>
                  <summary className="form-link">{t('secret')}</summary>
                  <code className="[overflow-wrap:anywhere]">{hook.secret}</code>
                </details>
                <button
                  type="button"
                  className="form-link"
                  aria-label={t('rotateName', { url: hook.url })}
                  onClick={() => void act('rotateWebhookSecret', hook.id)}
                >
                  {t('rotate')}
                </button>{' '}
                <button
                  type="button"
                  className="form-link"
                  aria-label={t('removeName', { url: hook.url })}
                  onClick={() => void act('removeWebhook', hook.id)}
                >
                  {t('remove')}
                </button>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {data && data.webhooks.length > 0 && (
        <PageSection title={t('deliveries')}>
          {data.deliveries.list.length === 0 && <p className="text-ink-2">{t('none')}</p>}
          <ul className="hr-list">
            {data.deliveries.list.map((delivery) => (
              <li key={delivery.id}>
                <span className="n text-ink-2">
                  {zonedMoment(new Date(delivery.time), event.time_zone, locale)}
                </span>{' '}
                <b className={delivery.state === 'failed' ? 'text-mark' : ''}>
                  {t(`states.${delivery.state}`)}
                </b>{' '}
                <code>{delivery.kind}</code>{' '}
                <span className="text-ink-2 [overflow-wrap:anywhere]">
                  {[
                    urlOf(delivery.webhook_id),
                    delivery.answer > 0 ? String(delivery.answer) : reasonOf(delivery.error),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>{' '}
                {delivery.state !== 'waiting' && (
                  <button
                    type="button"
                    className="form-link"
                    onClick={() => void act('sendWebhookAgain', delivery.id)}
                  >
                    {t('again')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </HostingPageFrame>
  );
}
