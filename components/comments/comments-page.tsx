import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DEFAULT_PAGE_SIZE } from '@/backend/contract/page-sizes';
import { PageGraph, type Parent } from '@/components/publishing/page-graph';
import { Link } from '@/components/ui/links/link';
import { ListHead } from '@/components/ui/lists/list-head';
import { readComments } from '@/lib/comments/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type PageRequest, pageAddress } from '@/lib/platform/paging/pager';
import { listAddress } from '@/lib/publishing/graph/steps';
import { CommentItem } from './comment-item';

/** The list above the story, by the page of its comments. */
const PARENTS = { articleComments: 'articles', flashComments: 'news' } as const satisfies Record<
  string,
  Parent
>;

interface Props {
  route: keyof typeof PARENTS;
  id: number;
  at: PageRequest;
  language: ReaderLanguage;
}

/** A numbered page of the comments of a story, to be read; writing happens under the story. */
export async function CommentsPage({ route, id, at, language }: Props) {
  const t = await getTranslations('comments');
  const comments = await readComments(id, language, { page: at.page });
  const { list, base, pages, storyHref, total } = comments;
  if (at.size !== DEFAULT_PAGE_SIZE || at.page > pages || !comments.isOn) notFound();
  const to = (page: number) => pageAddress(base, { ...at, page });
  return (
    <div className="ledger-fold ledger-article">
      <ListHead
        title={t('title')}
        intro={t('position', { page: at.page, pages })}
        count={t('count', { count: total })}
      />
      <p className="pb-6">
        <Link href={`${storyHref}#comments`} className="form-link">
          {t('toStory')}
        </Link>
      </p>
      <ol>
        {list.map((comment) => (
          <CommentItem key={comment.id} comment={comment} locale={language.locale} isOpen={false} />
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex gap-6 border-t border-ink pt-3">
          {at.page > 1 && <Link href={to(at.page - 1)}>{t('previous')}</Link>}
          {at.page < pages && <Link href={to(at.page + 1)}>{t('next')}</Link>}
        </nav>
      )}
      <PageGraph
        locale={language.locale}
        address={listAddress(route, at, { id })}
        type="CollectionPage"
        title={t('title')}
        description={t('description')}
        parents={[PARENTS[route]]}
      />
    </div>
  );
}
