import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { StaffRole } from '@/backend/contract/tickets/statuses';
import { Avatar } from '@/components/pictures/avatar';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';

type AssignedRole = Exclude<StaffRole, 'owner'>;

interface Props {
  row: CallOutput<'activityStaff'>['list'][number];
  roles: readonly AssignedRole[];
  isLocked: boolean;
  /** Changes the role; null removes the person. */
  onRole: (role: AssignedRole | null) => void;
}

/** One person of the staff and their role. */
export function StaffRow({ row, roles, isLocked, onRole }: Props) {
  const t = useTranslations('hosting.staff');
  const locale = useLocale();
  return (
    <li className="hr-person">
      <Avatar id={row.user_id} src={row.avatar} size={32} />
      <b className="flex-1">
        <UserTextInLocale text={row.name} locale={locale} />
      </b>
      {row.role === 'owner' || isLocked ? (
        <span className="text-ink-2">{t(`roles.${row.role}`)}</span>
      ) : (
        <>
          <select
            aria-label={t('roleOf', { name: row.name })}
            value={row.role}
            className="hr-select"
            onChange={({ target }) => {
              const next = roles.find((role) => role === target.value);
              if (next) onRole(next);
            }}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="form-link"
            aria-label={t('removeName', { name: row.name })}
            onClick={() => onRole(null)}
          >
            {t('remove')}
          </button>
        </>
      )}
    </li>
  );
}
