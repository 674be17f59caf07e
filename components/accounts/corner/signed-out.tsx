import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { Locale } from '@/lib/platform/language/locales';
import { repeatedPress } from '@/lib/platform/navigation/repeated-press';
import { href } from '@/lib/platform/routing/href';
import { opensDialog } from './opens-dialog';

interface Props {
  locale: Locale;
  isInMenu: boolean;
  className: string;
}

/** Signing in, and where to publish, which needs an account; in a menu with the way to register. */
export async function SignedOut({ locale, isInMenu, className }: Props) {
  const t = await getTranslations('header');
  const login = (look: string) => (
    <a
      {...repeatedPress('login')}
      {...opensDialog('login')}
      href={href(locale, 'signUp')}
      rel="nofollow"
      className={`login-button btn btn-ink ${look}`}
    >
      {t('login')}
    </a>
  );
  const publish = (look: string) => (
    <a
      {...repeatedPress('login')}
      {...opensDialog('write')}
      href={href(locale, 'publish')}
      rel="nofollow"
      className={look}
    >
      {t('publish')}
    </a>
  );
  if (!isInMenu)
    return (
      <div className={`flex items-center gap-5 xl:gap-6 ${className}`}>
        {publish('text-base leading-9 whitespace-nowrap max-xl:hidden')}
        {login('min-h-[34px] text-sm whitespace-nowrap')}
      </div>
    );
  return (
    <div className={className}>
      {login('min-h-[52px] w-full')}
      <p className="type-meta flex flex-wrap justify-between gap-x-5">
        <span className="flex flex-wrap items-center whitespace-pre">
          {t('noAccount')}
          <Link href={href(locale, 'signUp')} rel="nofollow" className="menu-account-link">
            {t('register')}
          </Link>
        </span>
        {publish('menu-account-link')}
      </p>
    </div>
  );
}
