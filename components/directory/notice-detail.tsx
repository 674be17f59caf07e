import { getTranslations } from 'next-intl/server';
import { StoredText } from '@/components/content/stored-text';
import { StoryTime } from '@/components/content/story-time';
import { LedgerPage } from '@/components/layout/ledger-page';
import { Link } from '@/components/ui/link';
import type { Notice } from '@/lib/backend/site';
import { href } from '@/lib/i18n/address';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import type { Locale } from '@/lib/i18n/locales';

/** One notice, whole. */
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
      isDetail
    >
      <div className="entry">
        <div className="entry-body col-start-2 pt-2">
          <StoredText html={notice.body} lang={notice.lang} locale={locale} />
        </div>
      </div>
    </LedgerPage>
  );
}
