import { NextIntlClientProvider } from 'next-intl';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { siteName } from '@/lib/platform/config/site';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { EditorGate } from './editor-gate';

/** The page of the editor: the same HTML for everyone, filled in the browser. */
export async function EditorPage({ id }: { id: number | null }) {
  const locale = await pageLocale();
  const { writing, area, login, fieldErrors, media, regionNames } = await messagesOf(locale);
  const site = {
    name: siteName(locale),
    logo: siteBrand().logo ?? '',
    home: href(locale, 'home'),
    articles: href(locale, 'myArticles'),
  };
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ writing, area, login, fieldErrors, media, regionNames }}
      timeZone="Asia/Shanghai"
    >
      <ToastProvider>
        <EditorGate id={id} site={site} />
      </ToastProvider>
    </NextIntlClientProvider>
  );
}
