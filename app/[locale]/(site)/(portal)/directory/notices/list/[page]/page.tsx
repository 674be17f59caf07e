import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoticeList } from '@/components/directory/notice-list';
import { PageGraph } from '@/components/publishing/page-graph';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { ListPager } from '@/components/ui/lists/list-pager';
import { EmptyState } from '@/components/ui/notices/states';
import { listNotices } from '@/lib/directory/read';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('notices');
  return listMetadata({ locale, route: 'notices', title: t('title'), description: t('description'), at });
}

/** Notices of the site, latest first. */
export default async function NoticesPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('notices');
  const list = withinEnd(await listNotices(language, at));
  return (
    <LedgerPage title={t('title')} intro={t('description')}>
      {list.total === 0 && <EmptyState text={t('empty')} />}
      <NoticeList notices={list.items} locale={locale} />
      <div className="entry">
        <div className="entry-body col-start-2 pt-4">
          <ListPager base={href(locale, 'notices')} at={at} total={list.total} />
        </div>
      </div>
      <PageGraph
        locale={locale}
        address={listAddress('notices', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(list.items)}
      />
    </LedgerPage>
  );
}
