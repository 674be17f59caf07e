import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LetterList } from '@/components/newsletters/letter-list';
import { SignUpForm } from '@/components/newsletters/sign-up-form';
import { PageGraph } from '@/components/publishing/page-graph';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { ListPager } from '@/components/ui/lists/list-pager';
import { listLetters, listNewsletters } from '@/lib/newsletters/read';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'page'>): Promise<Metadata> {
  const { locale, at } = await readRequest(props);
  const t = await getTranslations('letters');
  return listMetadata({ locale, route: 'letters', title: t('title'), description: t('description'), at });
}

/** The newsletters one can subscribe to, and every letter that was sent. */
export default async function LettersPage(props: PageProps<'page'>) {
  const { language, locale, at } = await readRequest(props);
  const t = await getTranslations('letters');
  const [newsletters, list] = await Promise.all([listNewsletters(language), listLetters(language, at)]);
  const letters = withinEnd(list);
  const latest = at.page === 1 ? letters.items[0]?.href : undefined;
  return (
    <LedgerPage
      title={t(newsletters.length > 0 ? 'line' : 'title')}
      intro={newsletters.length > 0 ? t('description') : undefined}
    >
      {newsletters.length > 0 && <SignUpForm newsletters={newsletters} latest={latest} locale={locale} />}
      <LetterList letters={letters.items} locale={locale} />
      <div className="entry">
        <div className="entry-body col-start-2 pt-4">
          <ListPager base={href(locale, 'letters')} at={at} total={letters.total} />
        </div>
      </div>
      <PageGraph
        locale={locale}
        address={listAddress('letters', at)}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        items={toSteps(letters.items)}
      />
    </LedgerPage>
  );
}
