import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/layout/page-graph';
import type { PageType } from '@/lib/seo/graph/page';
import type { DocumentName } from '@/lib/seo/document-metadata';
import { LanguageMark } from '@/components/content/language-mark';
import { LedgerPage } from '@/components/layout/ledger-page';
import type { SiteDocument as Document } from '@/lib/backend/site';
import { formatDate } from '@/lib/dates';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import type { Locale } from '@/lib/i18n/locales';
import { StoredText } from '@/components/content/stored-text';

const TYPES: Partial<Record<DocumentName, PageType>> = { about: 'AboutPage', contact: 'ContactPage' };

interface Props {
  name: DocumentName;
  document: Document;
  locale: Locale;
}

/** One of the site's own documents: its text on the line, its date in the gutter. */
export async function SiteDocument({ name, document, locale }: Props) {
  const t = await getTranslations('documents');
  return (
    <LedgerPage
      title={document.title}
      lang={foreignLang(document.lang, locale)}
      gutter="wide"
      below={
        <p className="type-meta flex gap-x-4">
          <time dateTime={document.updatedAt}>
            {t('updated', { time: formatDate(document.updatedAt, locale, 'date') })}
          </time>
          <LanguageMark lang={document.lang} locale={locale} />
        </p>
      }
    >
      <div className="entry">
        <div className="entry-body col-start-2 pt-2">
          <StoredText html={document.body} lang={document.lang} locale={locale} />
        </div>
      </div>
      <PageGraph
        locale={locale}
        address={{ name }}
        type={TYPES[name] ?? 'WebPage'}
        title={document.title}
        description={t(name)}
        modifiedAt={document.updatedAt}
      />
    </LedgerPage>
  );
}
