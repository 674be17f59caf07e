import type { Role, User } from '@/backend/contract/accounts/user';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import type { Locale } from '@/lib/platform/language/locales';
import { LogOutButton } from './log-out-button';

export interface AccountLabels {
  menu: string;
  logOut: string;
  failed: string;
}

/** A page of the member; `roles` limits the link to members who have one of these roles. */
export interface AccountLink {
  href: string;
  label: string;
  roles?: readonly Role[];
}

interface Props {
  locale: Locale;
  user: Pick<User, 'nickname' | 'email' | 'roles'>;
  links: readonly AccountLink[];
  labels: AccountLabels;
}

/** Name and e-mail address of the member, links to their own pages, and the log out button. */
export function AccountLinks({ locale, user, links, labels }: Props) {
  const visibleLinks = links.filter(({ roles }) => !roles || roles.some((role) => user.roles.includes(role)));
  return (
    <>
      <p className="font-bold">
        <UserTextInLocale text={user.nickname} locale={locale} />
      </p>
      <p className="type-meta break-all">{user.email}</p>
      <nav aria-label={labels.menu} className="mt-3 border-t border-ink">
        {visibleLinks.map(({ href, label }) => (
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
    </>
  );
}
