import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useMember } from '@/lib/accounts/use-member';
import { formatDate } from '@/lib/platform/dates/dates';

interface Props {
  embargo: NonNullable<CallOutput<'reviewDraft'>['embargo']>;
  canDecide: boolean;
  onOverride: () => void;
}

/** Why a story is under embargo. An administrator may publish it anyway, which is logged. */
export function ReviewClaim({ embargo, canDecide, onOverride }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const member = useMember();
  const isAdmin = member.state === 'member' && member.user.roles.includes('admin');
  const until = embargo.until ? formatDate(embargo.until, locale, 'full') : null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-s-[3px] border-mark ps-4">
      <span className="text-mark">
        {until === null
          ? t('held', { reason: embargo.reason })
          : t('heldUntil', { reason: embargo.reason, time: until })}
      </span>
      {isAdmin ? (
        <ActionButton type="button" disabled={!canDecide} onClick={onOverride} className="form-link">
          {t('override')}
        </ActionButton>
      ) : (
        <span className="type-meta">{t('adminMayOverride')}</span>
      )}
    </p>
  );
}
