import { getTranslations } from 'next-intl/server';
import { StoredText } from '@/components/rich-text/stored-text';
import { StoryTime } from '@/components/stories/list/story-time';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import type { Notice } from '@/lib/directory/read';
import { href } from '@/lib/platform/routing/href';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** A notice with its full text. */
export async function NoticeDetail({ notice, locale }: { notice: Notice; locale: Locale }) {
  const t = await getTranslations('notices');
  return (
    <LedgerPage
      title={notice.title}
      lang={foreignLang(notice.lang, locale)}
      gutter="wide"
      below={
        <p className="type-meta flex gap-x-4">
          <Link href={href(locale, 'notices')}>{t('title')}</Link>
          <StoryTime at={notice.releasedAt} locale={locale} />
        </p>
      }
    >
      <div className="entry">
        <div className="entry-body col-start-2 pt-2">
          <StoredText html={notice.body} lang={notice.lang} locale={locale} />
        </div>
      </div>
    </LedgerPage>
  );
}
