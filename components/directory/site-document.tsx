import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/publishing/page-graph';
import type { PageType } from '@/lib/publishing/graph/page';
import type { DocumentName } from '@/lib/directory/document-metadata';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { SiteDocument as Document } from '@/lib/directory/read';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { StoredText } from '@/components/rich-text/stored-text';
import { TimeText } from '@/components/ui/dates/time-text';

const TYPES: Partial<Record<DocumentName, PageType>> = { about: 'AboutPage', contact: 'ContactPage' };

interface Props {
  name: DocumentName;
  document: Document;
  locale: Locale;
}

/** One of the site's own documents: title, date, its language when it differs from the page's, and text. */
export async function SiteDocument({ name, document, locale }: Props) {
  const t = await getTranslations('documents');
  return (
    <LedgerPage
      title={document.title}
      lang={foreignLang(document.lang, locale)}
      gutter="wide"
      below={
        <p className="type-meta flex gap-x-4">
          <TimeText at={document.updatedAt}>
            {t('updated', { time: formatDate(document.updatedAt, locale, 'date') })}
          </TimeText>
          <LanguageBadge lang={document.lang} locale={locale} />
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
