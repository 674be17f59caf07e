import { getTranslations } from 'next-intl/server';
import { COMMENT_REASONS, COMMENT_SORTS } from '@/backend/contract/comments/states';
import { Icon } from '@/components/ui/icons/icon';
import { Link } from '@/components/ui/links/link';
import { actOf, COMMENT_WORDS, COMMENTS, REPORT_ID, slotOf } from '@/lib/comments/attributes';
import { commentGraph } from '@/lib/comments/graph';
import type { CommentsView } from '@/lib/comments/read';
import { commentWords } from '@/lib/comments/words';
import type { Locale } from '@/lib/platform/language/locales';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { OwnTemplate } from './own-template';

interface Props {
  comments: CommentsView;
  locale: Locale;
}

/** One comment has no order. */
const ORDERS = 'flex items-center gap-5 [section:not(:has(ol>li+li))_&]:hidden';

/** The comments under a story: three orders, the form, the first ten, and the way to the others. */
export async function CommentSection({ comments, locale }: Props) {
  const t = await getTranslations('comments');
  const { contentId, sort, list, total, threads, base, isOpen } = comments;
  const others = threads - list.length;
  const words = JSON.stringify(await commentWords());
  return (
    <section
      id="comments"
      aria-label={t('title')}
      {...{ [COMMENTS]: contentId, [COMMENT_WORDS]: words, 'data-sort': sort }}
      className="no-print mt-8 max-md:[--g:0px] max-md:[--gap:0px] max-md:[--pad:0px]"
    >
      <div className="entry">
        <h2 className="entry-gutter text-base font-bold max-md:sr-only md:pt-4">
          {t('title')}
          <span className="type-meta n block font-normal">{t('count', { count: total })}</span>
        </h2>
        <div className="entry-body max-md:col-start-2">
          <div className="max-w-[684px] border-t border-ink pt-3">
            <p aria-hidden className="flex items-baseline justify-between gap-5 md:hidden">
              <b>{t('title')}</b>
              <span className="type-meta n">{t('count', { count: total })}</span>
            </p>
            <p role="group" aria-label={t('order')} className={ORDERS}>
              {COMMENT_SORTS.map((order) => (
                <button
                  key={order}
                  type="button"
                  {...actOf('sort')}
                  data-order={order}
                  aria-pressed={order === sort}
                  className="type-meta min-h-11 aria-pressed:font-bold aria-pressed:text-ink"
                >
                  {t(`sorts.${order}`)}
                </button>
              ))}
            </p>
            {isOpen ? <CommentForm /> : <p className="type-meta py-3">{t('closed')}</p>}
            <p {...slotOf('status')} role="status" className="text-mark empty:hidden" />
          </div>
        </div>
      </div>
      <ol {...slotOf('own-list')} className="empty:hidden" />
      <ol {...slotOf('list')}>
        {list.map((comment) => (
          <CommentItem key={comment.id} comment={comment} locale={locale} isOpen={isOpen} />
        ))}
      </ol>
      <div {...slotOf('others')} className="entry empty:hidden">
        {others > 0 && (
          <p className="entry-body max-md:col-start-2">
            <Link href={`${base}/page/2`} className="form-link inline-block min-h-11">
              {t('others', { count: others })}
            </Link>
          </p>
        )}
      </div>
      <div id={REPORT_ID} popover="auto" className="m-auto border-2 border-ink bg-paper p-5 text-ink">
        <h3 className="pb-2 font-bold">{t('reportWhy')}</h3>
        <ul>
          {COMMENT_REASONS.map((reason) => (
            <li key={reason}>
              <button
                type="button"
                {...actOf('reason')}
                data-reason={reason}
                className="min-h-11 w-full text-start"
              >
                {t(`reasons.${reason}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {total > 0 && (
        <a href="#comments" className="comment-cell">
          <Icon name="comment" size={18} />
          {t('cell', { count: total })}
        </a>
      )}
      <OwnTemplate />
      {list.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: commentGraph(comments) }} />
      )}
    </section>
  );
}
