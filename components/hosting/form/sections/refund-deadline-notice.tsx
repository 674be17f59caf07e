import { useLocale, useTranslations } from 'next-intl';
import { refundLimit } from '@/backend/contract/tickets/refund-limit';
import { instantOfTime } from '@/lib/hosting/form/clock';
import { zonedMoment, zoneName } from '@/lib/events/time';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';
import { useEventForm } from '../form-context';

/** Says that the refund deadline has already passed, so that no organiser promises refunds by mistake. */
export function RefundDeadlineNotice() {
  const t = useTranslations('hosting.form.refund');
  const locale = useLocale();
  const now = useClock(MINUTE_MS);
  const { document } = useEventForm();
  const { start_time: start, time_zone: zone, refund_hours: hours, tickets } = document;
  if (start === '' || !tickets.some(({ price }) => price > 0)) return null;
  const limit = refundLimit(instantOfTime(start, zone), hours);
  if (limit === null || Number.isNaN(limit.getTime()) || limit.getTime() > now) return null;
  const time = `${zonedMoment(limit, zone, locale)} ${zoneName(zone, limit, locale)}`;
  return (
    <p role="status" className="mt-3 text-mark">
      {t('limitPast', { time })}
    </p>
  );
}
