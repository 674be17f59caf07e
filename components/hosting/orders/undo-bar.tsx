import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { UndoOffer } from '@/lib/hosting/use-undo';
import { useAction } from '@/lib/accounts/use-action';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';
import { useKeys } from '@/lib/platform/keys/use-keys';

interface Props {
  offer: UndoOffer;
  what: 'confirmed' | 'paidOut';
  /** Called after the undo, or when undoing is not possible any more. */
  onEnd: () => void;
}

/**
 * Undoes what was recorded a moment ago, and shows the seconds left. Until they have passed nothing is sent to the
 * buyer.
 */
export function UndoBar({ offer, what, onEnd }: Props) {
  const t = useTranslations('hosting.undo');
  const locale = useLocale();
  const notify = useNotify();
  const now = useClock(SECOND_MS);
  const { isBusy, send } = useAction();
  const left = Math.ceil((offer.untilMs - now) / SECOND_MS);
  const undo = async () => {
    const reply = await send('undoMoney', { id: offer.orderId, locale });
    notify(reply.ok ? t('done') : reply.message || t('failed'));
    onEnd();
  };
  useKeys({ z: left > 0 && !isBusy ? () => void undo() : undefined });
  if (left <= 0) return null;
  return (
    <div role="region" aria-label={t('label')} className="ho-undo">
      <p role="status">{t(what, { name: offer.name })}</p>
      <span aria-hidden="true" className="n">
        {t('left', { seconds: left })}
      </span>
      <ActionButton type="button" disabled={isBusy} onClick={() => void undo()}>
        {t('undo')} <kbd>Z</kbd>
      </ActionButton>
    </div>
  );
}
