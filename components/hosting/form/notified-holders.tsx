import { useLocale, useTranslations } from 'next-intl';
import { notifiedChanges } from '@/lib/hosting/form/notified-changes';
import { useCall } from '@/lib/accounts/use-call';
import { useEventForm } from './form-context';

/** How many ticket holders are notified of an update, and of which changes; nothing unless the event is public. */
export function NotifiedHolders() {
  const t = useTranslations('hosting.form.told');
  const locale = useLocale();
  const { state, store, document } = useEventForm();
  const isLive = store.isLive();
  const { data } = useCall('activityHome', isLive ? { activity_id: state.stored?.id, locale } : null);
  if (!isLive || !data) return null;
  const changes = notifiedChanges(store.base(), document);
  const holders = data.seats.paid + data.seats.checked_in;
  return (
    <section>
      <h2 className="rail-head">{changes.length > 0 ? t('title', { count: holders }) : t('nobody')}</h2>
      <p className="text-ink-2">
        {changes.map((change) => t(change)).join('')}
        {t(changes.length > 0 ? 'letter' : 'quiet')}
      </p>
    </section>
  );
}
