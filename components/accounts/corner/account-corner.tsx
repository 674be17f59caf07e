'use client';

import type { MouseEvent, ReactNode } from 'react';
import { deferPart } from '@/components/ui/hydration/defer-part';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { rememberDestination } from '@/lib/accounts/pending-action';
import { useMember } from '@/lib/accounts/use-member';
import type { Locale } from '@/lib/platform/language/locales';
import type { AccountLabels, AccountLink } from './account-links';
import type { AccountMemberProps } from './account-member';
import { dialogLink } from './opens-dialog';

/** Loaded only for members, because most readers have no account. */
const AccountMember = deferPart<AccountMemberProps>(
  () => import('./account-member').then((file) => file.AccountMember),
  Away,
);

interface Props {
  locale: Locale;
  /** Links of the member's menu, in the order shown. */
  links: readonly AccountLink[];
  labels: AccountLabels;
  /** Whether it is rendered inside an open menu: name and links are then shown directly, without a popover. */
  isInMenu?: boolean;
  className?: string;
  /** What is shown without a session, with links that open the login dialog. */
  children: ReactNode;
}

/** The login button, or the member's menu with name, e-mail address and links to their own pages. */
export function AccountCorner({ locale, links, labels, isInMenu = false, className = '', children }: Props) {
  const member = useMember();

  // There is a session, but its member is not loaded yet: an empty box of the same size.
  if (member.state === 'away') return <Away className={className} />;
  if (member.state !== 'member')
    return (
      <div onClick={openDialog} className="contents">
        {children}
      </div>
    );

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

function openDialog(event: MouseEvent): void {
  const link = dialogLink(event);
  if (!link) return;
  event.preventDefault();
  if (link.isWriting) rememberDestination(link.href);
  dispatchLogin(link.isWriting ? { type: 'open', reason: 'write' } : { type: 'open' });
}

function Away({ className }: { className: string }) {
  return <span className={`size-[34px] ${className}`} />;
}
