import { useTranslations } from 'next-intl';
import type { MemberWebhook } from './webhook-form';

const LOOKS = {
  sent: 'bg-ink',
  waiting: 'border border-ink',
  failed: 'bg-mark',
} as const;

/** The last deliveries as squares, the oldest first, with the sentence that says the same. */
export function DeliverySquares({ recent }: { recent: MemberWebhook['recent'] }) {
  const t = useTranslations('area.webhooks');
  if (recent.length === 0) return null;
  const failed = recent.filter((state) => state === 'failed').length;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="flex flex-wrap gap-[3px]">
        {recent.map((state, at) => (
          <span key={at} className={`size-[9px] ${LOOKS[state]}`} />
        ))}
      </span>
      <span className={`type-meta n ${failed > 0 ? 'text-mark' : ''}`}>
        {t('recent', { count: recent.length, failed })}
      </span>
    </p>
  );
}
