'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MAX_WEBHOOKS } from '@/backend/contract/webhooks/kinds';
import { LoadError, Gate } from '@/components/accounts/gate';
import { Entry, Section } from '@/components/accounts/login/entry';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { DeliveryLog } from './delivery-log';
import { WebhookForm } from './webhook-form';
import { WebhookRow } from './webhook-row';

const REFRESH_MS = 10_000;
/** The deliveries of the log that are shown. */
const LOGGED = 20;

/** The addresses to which a member's keys let things be sent, and what was sent. */
export function Webhooks() {
  return <Gate>{() => <WebhooksOfMember />}</Gate>;
}

function WebhooksOfMember() {
  const t = useTranslations('area');
  const { data, error, mutate } = useCall(
    'listWebhooks',
    { page: 1, size: LOGGED },
    { refreshInterval: REFRESH_MS },
  );
  const { data: keys } = useCall('listApiKeys', {});
  const [isAdding, setAdding] = useState(false);
  const { place, toTop } = useFocusReturn();
  const { place: adder, toFirst } = useFocusReturn();
  const showForm = (isShown: boolean) => {
    setAdding(isShown);
    toFirst();
  };
  const refresh = () => void mutate();
  const hooks = data?.webhooks ?? [];
  const hasKeys = keys !== undefined && keys.list.length > 0;

  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Section
        title={t('webhooks.title')}
        text={
          <>
            {t('webhooks.intro')}{' '}
            {keys && !hasKeys
              ? t('webhooks.needsKey')
              : data && t('webhooks.count', { count: hooks.length, most: MAX_WEBHOOKS })}
          </>
        }
      >
        <div ref={adder}>
          {isAdding && keys ? (
            <WebhookForm
              keys={keys.list}
              onStored={() => {
                showForm(false);
                refresh();
              }}
              close={() => showForm(false)}
            />
          ) : (
            hasKeys &&
            data && (
              <button
                type="button"
                disabled={hooks.length >= MAX_WEBHOOKS}
                onClick={() => showForm(true)}
                className="btn btn-line mt-4 mb-2"
              >
                {t('webhooks.add')}
              </button>
            )
          )}
        </div>
      </Section>
      {!data && (error ? <LoadError retry={refresh} /> : <SkeletonRows label={t('loading')} />)}
      {hooks.map((hook) => (
        <WebhookRow
          key={hook.id}
          hook={hook}
          keys={keys?.list ?? []}
          onChanged={refresh}
          onRemoved={() => {
            toTop();
            refresh();
          }}
        />
      ))}
      {data && hooks.length > 0 && <Section title={t('webhooks.deliveries')} text={t('webhooks.kept')} />}
      {data && hooks.length > 0 && data.deliveries.total === 0 && (
        <Entry isAlone>
          <p className="text-ink-2">{t('webhooks.none')}</p>
        </Entry>
      )}
      {data && data.deliveries.total > 0 && (
        <DeliveryLog deliveries={data.deliveries.list} hooks={hooks} onSent={refresh} />
      )}
    </div>
  );
}
