import { getTranslations } from 'next-intl/server';
import { AskToSignIn } from '@/components/accounts/ask-to-sign-in';
import { Link } from '@/components/ui/link';
import { Statement } from '@/components/ui/statement';
import { ACCOUNT_PAGES, type AccountPage } from '@/lib/members/pages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** A page of the account area that is not open yet: a notice, and a link to what there is meanwhile. */
export async function AccountSoon({ name }: { name: AccountPage }) {
  const t = await getTranslations('account');
  const locale = await pageLocale();
  return (
    <Statement
      title={t(`titles.${name}`)}
      text={`${t('text')}${locale === 'en' ? ' ' : ''}${t(`about.${name}`)}`}
    >
      <AskToSignIn />
      {ACCOUNT_PAGES[name].map(({ route, label }, index) => (
        <Link
          key={route}
          href={href(locale, route)}
          className={`btn ${index === 0 ? 'btn-ink' : 'btn-line'}`}
        >
          {t(label)}
        </Link>
      ))}
    </Statement>
  );
}
