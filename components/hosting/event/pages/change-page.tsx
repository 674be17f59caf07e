import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { isKeyOfCall, useCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import { formatMoney } from '@/lib/platform/numbers/money';
import { ChangeDraft } from './change-draft';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';

const REASON_MAX_LENGTH = 1000;

/**
 * The page to move an event or to cancel it. The refunds are shown before it is cancelled. An event that was never public
 * is withdrawn from review or deleted instead.
 */
export function ChangePage({ event }: { event: OwnEvent }) {
  const isPublic = event.status === 'published' || event.status === 'cancelled';
  return isPublic ? <ChangePublic event={event} /> : <ChangeDraft event={event} />;
}

function ChangePublic({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.change');
  const locale = useLocale();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const { isBusy, send } = useAction();
  const isOver = event.status === 'cancelled' || event.is_ended;
  const [retained, setRetained] = useState('0');
  const retainedPercent = Math.min(100, Math.max(0, Number.parseInt(retained, 10) || 0));
  const { data } = useCall(
    'cancelPreview',
    isOver ? null : { activity_id: event.id, kept_percent: retainedPercent },
  );
  const [reason, setReason] = useState('');
  const [isSure, setSure] = useState(false);
  const sums = (list: { currency: string; amount: number }[]) =>
    list.map(({ currency, amount }) => formatMoney(amount, currency, locale, { isExact: true })).join(' + ');

  const cancel = async () => {
    const { id, version, lang } = event;
    const reply = await send('updateActivity', {
      id,
      version,
      lang,
      status: 'cancelled',
      cancel_reason: reason,
      cancel_kept_percent: retainedPercent,
    });
    notify(reply.ok ? t('done') : reply.message || t('failed'));
    if (reply.ok) void mutate((key) => isKeyOfCall(key));
  };

  if (isOver)
    return (
      <HostingPageFrame title={t(event.status === 'cancelled' ? 'isCancelled' : 'isEnded')}>
        {event.cancel_reason && <PageSection title={t('reason')}>{event.cancel_reason}</PageSection>}
      </HostingPageFrame>
    );
  return (
    <HostingPageFrame title={t('title')}>
      <PageSection title={t('move')}>
        <p className="max-w-[42em]">{t('moveText')}</p>
        <p className="mt-3">
          <Link href={href(locale, 'eventEdit', { id: event.id })} className="btn btn-line">
            {t('moveNow')}
          </Link>
        </p>
      </PageSection>
      <PageSection title={t('cancel')}>
        <form
          className="hr-form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void cancel();
          }}
        >
          {data && (
            <ul className="hr-list">
              <li>{t('orders', { orders: data.orders, tickets: data.tickets })}</li>
              {data.by_provider.length > 0 && <li>{t('byProvider', { sum: sums(data.by_provider) })}</li>}
              {data.by_hand.length > 0 && <li>{t('byHand', { sum: sums(data.by_hand) })}</li>}
              {data.kept.length > 0 && <li>{t('kept', { sum: sums(data.kept) })}</li>}
              {data.by_provider.length + data.by_hand.length === 0 && <li>{t('nothingToPay')}</li>}
            </ul>
          )}
          <TextField
            label={t('why')}
            value={reason}
            onValue={setReason}
            maxLength={REASON_MAX_LENGTH}
            hint={t('whyHint')}
          />
          {data && data.by_provider.length + data.by_hand.length + data.kept.length > 0 && (
            <Field
              inputMode="numeric"
              label={t('keptLabel')}
              value={retained}
              onValue={setRetained}
              hint={t('keptHint')}
            />
          )}
          <label className="form-check">
            <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
            <span>{t('sure')}</span>
          </label>
          <ActionButton
            type="submit"
            disabled={!isSure || isBusy || !data}
            className="btn btn-ink justify-self-start aria-disabled:opacity-60"
          >
            {data && data.orders > 0 ? t('cancelCount', { count: data.orders }) : t('cancelNow')}
          </ActionButton>
        </form>
      </PageSection>
    </HostingPageFrame>
  );
}
