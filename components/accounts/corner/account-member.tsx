import { useId } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { Avatar } from '@/components/pictures/avatar';
import type { Locale } from '@/lib/platform/language/locales';
import { type AccountLabels, type AccountLink, AccountLinks } from './account-links';

export interface AccountMemberProps {
  locale: Locale;
  user: User;
  links: readonly AccountLink[];
  labels: AccountLabels;
  isInMenu: boolean;
  className: string;
}

/** The member's portrait, which opens their menu. */
export function AccountMember({ locale, user, links, labels, isInMenu, className }: AccountMemberProps) {
  const menuId = useId();
  const shown = <AccountLinks locale={locale} user={user} links={links} labels={labels} />;
  if (isInMenu) return <div className={className}>{shown}</div>;
  return (
    <div className={`relative ${className}`}>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`${labels.menu}: ${user.nickname}`}
        className="account-button"
      >
        <Avatar id={user.id} src={user.avatar_img} size={34} className="size-[34px]" />
        {user.unread > 0 && <span className="account-unread" />}
      </button>
      <div id={menuId} popover="auto" className="account-menu">
        {shown}
      </div>
    </div>
  );
}
