import { getTranslations } from 'next-intl/server';
import { EmptyState, EndRule } from '@/components/ui/notices/states';
import { ListPager } from '@/components/ui/lists/list-pager';
import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { StoryLedger } from './story-ledger';
import type { Page } from '@/lib/platform/paging/page';

interface Props {
  list: Page<Story>;
  at: PageRequest;
  /** Address of the list, with the language prefix and without a page number. */
  base: string;
  locale: Locale;
  /** Level of the titles; h3 under a section's h2. */
  heading?: 'h2' | 'h3';
  /** Text and link of an empty list. */
  empty: { text: string; href: string; linkLabel: string };
}

/** One page of a list of stories: rows, the end mark on the last page, and the pager; or the empty state. */
export async function StoryPages({ list, at, base, locale, heading, empty }: Props) {
  if (list.total === 0) return <EmptyState {...empty} />;
  const t = await getTranslations('common');
  return (
    <>
      <StoryLedger stories={list.items} locale={locale} heading={heading} />
      {list.page === list.pages ? <EndRule label={t('noMore')} /> : <div className="h-8" />}
      <ListPager base={base} at={at} total={list.total} />
    </>
  );
}
