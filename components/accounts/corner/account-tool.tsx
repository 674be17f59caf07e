import { getTranslations } from 'next-intl/server';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { AccountCorner } from './account-corner';

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
export async function AccountTool({ locale, ...look }: Props) {
  const t = await getTranslations('member');
  const header = await getTranslations('header');
  const login = await getTranslations('login');
  return (
    <AccountCorner
      locale={locale}
      signUpHref={href(locale, 'signUp')}
      publishHref={href(locale, 'publish')}
      links={LINKS.map(([name, label]) => ({
        href: href(locale, name),
        label: t(label),
        roles: name === 'desk' ? EDITORS : undefined,
      }))}
      labels={{
        login: header('login'),
        noAccount: header('noAccount'),
        register: header('register'),
        publish: header('publish'),
        menu: t('menu'),
        logOut: t('logOut'),
        failed: login('failed'),
      }}
      {...look}
    />
  );
}
