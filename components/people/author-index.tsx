import { getTranslations } from 'next-intl/server';
import { EmptyState, EndRule } from '@/components/ui/notices/states';
import { ListPager } from '@/components/ui/lists/list-pager';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { withinEnd } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { AuthorEntry } from './author-entry';
import { ListHead } from '@/components/ui/lists/list-head';
import type { Column } from '@/lib/people/read';
import type { Page } from '@/lib/platform/paging/page';

interface Props {
  list: Page<Column>;
  at: PageRequest;
  locale: Locale;
}

/** All authors of columns, the last published first. */
export async function AuthorIndex({ list: requestedPage, at, locale }: Props) {
  const t = await getTranslations('authors');
  const common = await getTranslations('common');
  const list = withinEnd(requestedPage);
  return (
    <>
      <ListHead title={t('title')} intro={t('intro')} count={t('count', { count: list.total })} />
      {list.total === 0 ? (
        <EmptyState text={t('empty')} href={href(locale, 'articles')} linkLabel={t('toArticles')} />
      ) : (
        <>
          <ol className="ledger-fold">
            {list.items.map((column) => (
              <AuthorEntry
                key={column.id}
                column={column}
                locale={locale}
                unit={t('unit', { count: column.total })}
                count={t('articles', { count: column.total })}
              />
            ))}
          </ol>
          {list.page === list.pages ? <EndRule label={common('noMore')} /> : <div className="h-8" />}
          <ListPager base={href(locale, 'columnList')} at={at} total={list.total} />
        </>
      )}
    </>
  );
}
