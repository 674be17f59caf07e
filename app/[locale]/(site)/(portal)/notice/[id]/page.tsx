import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageGraph } from '@/components/layout/page-graph';
import { StoryTime } from '@/components/content/story-time';
import { StoredText } from '@/components/content/stored-text';
import { LedgerPage } from '@/components/layout/ledger-page';
import { Link } from '@/components/ui/link';
import { readNotice } from '@/lib/backend/site';
import { href } from '@/lib/i18n/address';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import { pageReading, toId } from '@/lib/page';
import { textCard } from '@/lib/share-picture/page-cards';
import { shareImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';
import { summaryOf } from '@/lib/seo/summary';

export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const reading = await pageReading();
  const notice = await readNotice(toId((await params).id), reading);
  return { reading, notice: notice ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { reading, notice } = await readPage(props);
  const text = summaryOf(notice.body);
  const card = textCard('notice', notice.id, { ...notice, text }, reading.locale);
  return pageMetadata({
    locale: reading.locale,
    address: { name: 'notice', params: { id: notice.id } },
    title: notice.title,
    description: text,
    image: shareImage('notice', notice.id, card),
  });
}

export default async function NoticePage(props: Props) {
  const t = await getTranslations('notices');
  const { reading, notice } = await readPage(props);
  const { locale } = reading;
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
      <PageGraph
        locale={locale}
        address={{ name: 'notice', params: { id: notice.id } }}
        type="WebPage"
        title={notice.title}
        publishedAt={notice.releasedAt}
        parents={['notices']}
      />
    </LedgerPage>
  );
}
