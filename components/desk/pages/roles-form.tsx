import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

type User = CallOutput<'deskUser'>;

const ROLES = ['columnist', 'organiser', 'editor', 'admin'] as const;

/** The roles of a member as checkboxes. */
export function RolesForm({ user, isSelf }: { user: User; isSelf: boolean }) {
  const t = useTranslations('desk.users');
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [roles, setRoles] = useState(user.roles);
  const isChanged = ROLES.some((role) => roles.includes(role) !== user.roles.includes(role));
  const save = async () => {
    const reply = await send('setRoles', { id: user.id, version: user.version, roles });
    notify(reply.ok ? t('rolesSaved') : reply.message);
    router.refresh();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="border-t border-ink py-4"
    >
      <fieldset disabled={isSelf}>
        <legend className="float-left w-full pb-1 text-xl font-bold">{t('rolesTitle')}</legend>
        {ROLES.map((role) => (
          <label
            key={role}
            className="flex min-h-11 items-baseline gap-2 border-t border-rule py-2 first-of-type:clear-both"
          >
            <input
              type="checkbox"
              checked={roles.includes(role)}
              onChange={({ target }) =>
                setRoles(target.checked ? [...roles, role] : roles.filter((otherRole) => otherRole !== role))
              }
            />
            <b className="w-24 flex-none">{t(`roles.${role}`)}</b>
            <span className="text-ink-2">{t(`roleNotes.${role}`)}</span>
          </label>
        ))}
      </fieldset>
      {isSelf ? (
        <p className="type-meta">{t('ownRoles')}</p>
      ) : (
        isChanged && (
          <ActionButton type="submit" disabled={isBusy} className="btn btn-ink mt-3 min-h-10 px-4">
            {t('saveRoles')}
          </ActionButton>
        )
      )}
    </form>
  );
}
