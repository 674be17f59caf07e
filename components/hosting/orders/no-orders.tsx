import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { isSectionOff } from '@/lib/platform/routing/section-off';

/** Shown before the first order: the number of page views, and the event's link to share. */
export function NoOrders({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.orders.first');
  const locale = useLocale();
  const notify = useNotify();
  const { data } = useCall('activityViews', { activity_id: event.id });
  const views = data?.days.reduce((sum, day) => sum + day.views, 0) ?? 0;
  const copy = () =>
    navigator.clipboard.writeText(new URL(href(locale, 'event', { id: event.id }), location.href).href).then(
      () => notify(t('copied')),
      () => notify(t('notCopied')),
    );
  return (
    <div className="ledger ho-rows">
      <div className="entry ho-first">
        <div className="entry-body">
          <h2 className="text-lg font-bold">{t('title')}</h2>
          <p className="text-ink-2">
            {event.status === 'published' ? t('views', { count: views }) : t('draft')}
          </p>
          {event.status === 'published' && !isSectionOff('events') && (
            <button type="button" className="form-link" onClick={() => void copy()}>
              {t('copy')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
