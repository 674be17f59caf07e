import { getTranslations } from 'next-intl/server';
import { EmptyState, EndRule } from '@/components/ui/states';
import { ListPager } from '@/components/widgets/list-pager';
import { listColumns } from '@/lib/backend/articles';
import { href } from '@/lib/i18n/address';
import type { Reading } from '@/lib/i18n/localize';
import { withinEnd } from '@/lib/page';
import type { PageRequest } from '@/lib/pager';
import { AuthorEntry } from './author-entry';
import { ListHead } from './list-head';

/** All who write columns, those who published last first. */
export async function AuthorIndex({ reading, at }: { reading: Reading; at: PageRequest }) {
  const { locale } = reading;
  const t = await getTranslations('authors');
  const common = await getTranslations('common');
  const list = withinEnd(await listColumns(reading, at));
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
