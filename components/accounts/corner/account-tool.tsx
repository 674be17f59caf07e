import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { AccountCorner } from './account-corner';
import { SignedOut } from './signed-out';

/** The links of the avatar menu. */
const LINKS = [
  ['my', 'my'],
  ['myArticles', 'myArticles'],
  ['hosting', 'hosting'],
  ['publish', 'publish'],
  ['desk', 'desk'],
] as const;
/** Members with one of these roles get the link to the desk. */
const EDITORS = ['editor', 'admin'] as const;

interface Props {
  locale: Locale;
  /** Whether it is rendered in the menu of a phone, where name and links are shown without a popover. */
  isInMenu?: boolean;
  className?: string;
}

/** The login button or the member's menu, in the page's language. */
export async function AccountTool({ locale, isInMenu = false, className = '' }: Props) {
  const t = await getTranslations('member');
  const login = await getTranslations('login');
  return (
    <AccountCorner
      locale={locale}
      links={LINKS.map(([name, label]) => ({
        href: href(locale, name),
        label: t(label),
        roles: name === 'desk' ? EDITORS : undefined,
      }))}
      labels={{ menu: t('menu'), logOut: t('logOut'), failed: login('failed') }}
      isInMenu={isInMenu}
      className={className}
    >
      <SignedOut locale={locale} isInMenu={isInMenu} className={className} />
    </AccountCorner>
  );
}
