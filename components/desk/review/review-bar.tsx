import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';

interface Props {
  /** Text of the button that approves. */
  approveWords: string;
  canDecide: boolean;
  onReject: () => void;
  /** Approves for a later time; null when the draft cannot have a release time. */
  onTime: (() => void) | null;
  onApprove: () => void;
}

/** The decisions about the open draft at the foot of a phone, which has no keyboard. */
export function ReviewBar({ approveWords, canDecide, onReject, onTime, onApprove }: Props) {
  const t = useTranslations('desk.review');
  return (
    <div className="sticky bottom-0 z-10 grid auto-cols-fr grid-flow-col gap-2 border-t-2 border-ink bg-paper p-3 md:hidden">
      <ActionButton type="button" disabled={!canDecide} onClick={onReject} className="btn btn-line px-2">
        {t('reject')}
      </ActionButton>
      {onTime && (
        <ActionButton type="button" disabled={!canDecide} onClick={onTime} className="btn btn-line px-2">
          {t('approveAtShort')}
        </ActionButton>
      )}
      <ActionButton type="button" disabled={!canDecide} onClick={onApprove} className="btn btn-ink px-2">
        {approveWords}
      </ActionButton>
    </div>
  );
}
