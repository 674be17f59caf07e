'use client';

import { type MouseEvent, useId } from 'react';
import type { Role } from '@/backend/contract/accounts/user';
import { Avatar } from '@/components/pictures/avatar';
import { Link } from '@/components/ui/link';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useMember } from '@/lib/accounts/use-member';
import { LogOutButton } from './log-out-button';

interface AccountLabels {
  login: string;
  menu: string;
  logOut: string;
  failed: string;
}

interface Props {
  signUpHref: string;
  /** The links of the menu, in order; those with roles are for members who have one of them. */
  links: readonly { href: string; label: string; roles?: readonly Role[] }[];
  labels: AccountLabels;
  className?: string;
}

/** The login button, or the member's menu with name, e-mail address and own pages. */
export function AccountCorner({ signUpHref, links, labels, className = '' }: Props) {
  const member = useMember();
  const menuId = useId();

  // There is a session whose member is not read yet: neither the button nor the menu.
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
  const own = links.filter(({ roles }) => !roles || roles.some((role) => user.roles.includes(role)));
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
        <p className="font-bold">{user.nickname}</p>
        <p className="type-meta break-all">{user.email}</p>
        <nav aria-label={labels.menu} className="mt-3 border-t border-ink">
          {own.map(({ href, label }) => (
            <Link key={href} href={href} className="account-link">
              {label}
            </Link>
          ))}
          <LogOutButton
            label={labels.logOut}
            failedText={labels.failed}
            className="account-link w-full text-start"
          />
        </nav>
      </div>
    </div>
  );
}
