'use client';

import { type MouseEvent, useId } from 'react';
import { Avatar } from '@/components/pictures/avatar';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useMember } from '@/lib/accounts/use-member';
import { type AccountLabels, type AccountLink, AccountLinks } from './account-links';

interface Props {
  signUpHref: string;
  /** In order. */
  links: readonly AccountLink[];
  labels: AccountLabels;
  /** In a menu that is open already: name and links are shown directly, without a popover. */
  isInMenu?: boolean;
  className?: string;
}

/** The login button, or the member's menu with name, e-mail address and own pages. */
export function AccountCorner({ signUpHref, links, labels, isInMenu, className = '' }: Props) {
  const member = useMember();
  const menuId = useId();

  // There is a session, but its member is not loaded yet: an empty box of the same size.
  if (member.state === 'away') return <span className={`size-[34px] ${className}`} />;
  if (member.state !== 'member') {
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      dispatchLogin({ type: 'open' });
    };
    return (
      <a
        href={signUpHref}
        rel="nofollow"
        onClick={open}
        className={`login-button btn btn-ink min-h-[34px] text-[14.5px] whitespace-nowrap ${className}`}
      >
        {labels.login}
      </a>
    );
  }

  const { user } = member;
  const shown = <AccountLinks user={user} links={links} labels={labels} />;
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
