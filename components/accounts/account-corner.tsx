'use client';

import type { MouseEvent } from 'react';
import { later } from '@/components/ui/later';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useMember } from '@/lib/accounts/use-member';
import type { Locale } from '@/lib/platform/language/locales';
import type { AccountLabels, AccountLink } from './account-links';
import type { AccountMemberProps } from './account-member';

/** Most readers have no account. */
const AccountMember = later<AccountMemberProps>(
  () => import('./account-member').then((file) => file.AccountMember),
  Away,
);

interface Props {
  locale: Locale;
  signUpHref: string;
  /** In order. */
  links: readonly AccountLink[];
  labels: AccountLabels;
  /** In a menu that is open already: name and links are shown directly, without a popover. */
  isInMenu?: boolean;
  className?: string;
}

/** The login button, or the member's menu with name, e-mail address and own pages. */
export function AccountCorner({
  locale,
  signUpHref,
  links,
  labels,
  isInMenu = false,
  className = '',
}: Props) {
  const member = useMember();

  // There is a session, but its member is not loaded yet: an empty box of the same size.
  if (member.state === 'away') return <Away className={className} />;
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

  return (
    <AccountMember
      locale={locale}
      user={member.user}
      links={links}
      labels={labels}
      isInMenu={isInMenu}
      className={className}
    />
  );
}

function Away({ className }: { className: string }) {
  return <span className={`size-[34px] ${className}`} />;
}
