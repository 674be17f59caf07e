'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import { useMember } from '@/lib/accounts/use-member';
import type { Locale } from '@/lib/platform/language/locales';
import type { AccountLabels, AccountLink } from './account-links';
import type { AccountMemberProps } from './account-member';
import { SignedOut } from './signed-out';

/** Loaded only for members, because most readers have no account. */
const AccountMember = deferPart<AccountMemberProps>(
  () => import('./account-member').then((file) => file.AccountMember),
  Away,
);

interface Props {
  locale: Locale;
  signUpHref: string;
  publishHref: string;
  /** Links of the member's menu, in the order shown. */
  links: readonly AccountLink[];
  labels: AccountLabels;
  /** Whether it is rendered inside an open menu: name and links are then shown directly, without a popover. */
  isInMenu?: boolean;
  className?: string;
}

/** The login button, or the member's menu with name, e-mail address and links to their own pages. */
export function AccountCorner({
  locale,
  signUpHref,
  links,
  labels,
  publishHref,
  isInMenu = false,
  className = '',
}: Props) {
  const member = useMember();

  // There is a session, but its member is not loaded yet: an empty box of the same size.
  if (member.state === 'away') return <Away className={className} />;
  if (member.state !== 'member')
    return (
      <SignedOut
        signUpHref={signUpHref}
        publishHref={publishHref}
        labels={labels}
        isInMenu={isInMenu}
        className={className}
      />
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

function Away({ className }: { className: string }) {
  return <span className={`size-[34px] ${className}`} />;
}
