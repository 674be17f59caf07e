import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/links/link';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { rememberDestination } from '@/lib/accounts/pending-action';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import type { AccountLabels } from './account-links';

interface Props {
  signUpHref: string;
  publishHref: string;
  labels: AccountLabels;
  isInMenu: boolean;
  className: string;
}

/** Signing in, and where to publish, which needs an account; in a menu with the way to register. */
export function SignedOut({ signUpHref, publishHref, labels, isInMenu, className }: Props) {
  const logIn = inPlace(() => dispatchLogin({ type: 'open' }));
  const publish = inPlace(() => {
    rememberDestination(publishHref);
    dispatchLogin({ type: 'open', reason: 'write' });
  });
  const login = (look: string) => (
    <a
      {...repeatedPress('login')}
      href={signUpHref}
      rel="nofollow"
      onClick={logIn}
      className={`login-button btn btn-ink ${look}`}
    >
      {labels.login}
    </a>
  );
  const toPublish = (look: string) => (
    <a {...repeatedPress('login')} href={publishHref} rel="nofollow" onClick={publish} className={look}>
      {labels.publish}
    </a>
  );
  if (!isInMenu)
    return (
      <div className={`flex items-center gap-5 xl:gap-6 ${className}`}>
        {toPublish('text-[15px] leading-9 whitespace-nowrap max-xl:hidden')}
        {login('min-h-[34px] text-[14.5px] whitespace-nowrap')}
      </div>
    );
  return (
    <div className={className}>
      {login('min-h-[52px] w-full')}
      <p className="type-meta flex flex-wrap justify-between gap-x-5">
        <span className="flex flex-wrap items-center">
          {labels.noAccount}
          <Link href={signUpHref} rel="nofollow" className="menu-account-link">
            {labels.register}
          </Link>
        </span>
        {toPublish('menu-account-link')}
      </p>
    </div>
  );
}

/** Does something instead of following the link, unless it is opened in another window. */
function inPlace(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
