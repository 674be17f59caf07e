import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { OwnList } from './own-list';

/** The page of an author's own drafts and stories: the same HTML for everyone, filled in the browser. */
export async function OwnPage() {
  const locale = await pageLocale();
  const t = await getTranslations('writing.area');
  const { writing, area, login, fieldErrors } = await messagesOf(locale);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ writing, area, login, fieldErrors }}
      timeZone="Asia/Shanghai"
    >
      <LedgerPage
        title={t('title')}
        beside={
          <Link href={href(locale, 'publish')} className="btn btn-ink">
            {t('write')}
          </Link>
        }
      >
        <ToastProvider>
          <OwnList />
        </ToastProvider>
        <p className="type-meta pt-4">{t('zone')}</p>
      </LedgerPage>
    </NextIntlClientProvider>
  );
}
