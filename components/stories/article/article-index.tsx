import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/links/tab-links';
import { listCategories } from '@/lib/stories/read-articles';
import { isCategoryFilled } from '@/lib/publishing/metadata/filled-sections';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { withinEnd } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { ListHead } from '@/components/ui/lists/list-head';
import { StoryPages } from '../list/story-pages';
import type { Page } from '@/lib/platform/paging/page';
import type { Story } from '@/lib/stories/story';
import type { Ref } from '@/lib/platform/routing/ref';

interface Props {
  list: Page<Story>;
  language: ReaderLanguage;
  at: PageRequest;
  /** The category of the list; without it the list has all articles. */
  category?: Ref;
}

/** A page of articles, all or of one category, below the tabs of categories. */
export async function ArticleIndex({ list: requestedPage, language, at, category }: Props) {
  const { locale } = language;
  const t = await getTranslations('articles');
  const categories = (await listCategories(language)).filter(
    ({ appliesTo, id }) => appliesTo !== 'flash' && (id === category?.id || isCategoryFilled('article', id)),
  );
  const list = withinEnd(requestedPage);
  const all = href(locale, 'articles');
  return (
    <>
      <ListHead title={category?.name ?? t('title')} count={t('count', { count: list.total })}>
        {categories.length > 0 && (
          <TabLinks
            label={t('categories')}
            tabs={[
              { href: all, label: t('all'), isCurrent: !category },
              ...categories.map((tab) => ({
                href: tab.href,
                label: tab.name,
                isCurrent: tab.id === category?.id,
              })),
            ]}
          />
        )}
      </ListHead>
      <StoryPages
        list={list}
        at={at}
        base={category?.href ?? all}
        locale={locale}
        empty={{
          text: t('empty'),
          href: category ? all : href(locale, 'news'),
          linkLabel: category ? t('toAll') : t('toNews'),
        }}
      />
    </>
  );
}
