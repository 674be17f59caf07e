import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';

/** Comments that are public or were removed, the newest first. */
export async function DecidedList({ list }: { list: CallOutput<'commentQueue'>['list'] }) {
  const t = await getTranslations('desk.comments');
  const words = await getTranslations('comments');
  if (list.length === 0) return <p className="py-6 text-ink-2">{t('empty')}</p>;
  return (
    <ol className="ledger border-t border-ink [--gutter:112px]">
      {list.map((comment) => (
        <li key={comment.id} className="entry">
          <time className="entry-gutter type-meta n pt-4">{comment.created_time.slice(5, 16)}</time>
          <div className="entry-body border-b border-rule py-3">
            <p className="flex flex-wrap gap-x-3">
              <b>{comment.name || t('left')}</b>
              <span className="type-meta">{comment.story}</span>
              <span className="type-meta ms-auto">
                {comment.reason ? words(`reasons.${comment.reason}`) : comment.is_picked && words('picked')}
              </span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{comment.body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
