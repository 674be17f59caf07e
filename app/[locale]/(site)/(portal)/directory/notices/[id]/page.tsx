import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NoticeDetail } from '@/components/directory/notice-detail';
import { PageGraph } from '@/components/publishing/page-graph';
import { readNotice } from '@/lib/directory/read';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
import { summaryOf } from '@/lib/publishing/text/summary';
import { textMetadata } from '@/lib/publishing/metadata/text';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

async function readPage({ params }: Props) {
  const language = await pageLanguage();
  const notice = await readNotice(toId((await params).id), language);
  return { language, notice: notice ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, notice } = await readPage(props);
  return textMetadata('notice', notice.id, { ...notice, text: summaryOf(notice.body) }, language.locale);
}

export default async function NoticePage(props: Props) {
  const { language, notice } = await readPage(props);
  return (
    <>
      <NoticeDetail notice={notice} locale={language.locale} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'notice', params: { id: notice.id } }}
        languages={languagesOf(notice.langs)}
        type="WebPage"
        title={notice.title}
        publishedAt={notice.releasedAt}
        parents={['notices']}
      />
    </>
  );
}
