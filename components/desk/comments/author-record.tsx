import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import type { CommentState } from '@/backend/contract/comments/states';
import { formatDate } from '@/lib/platform/dates/dates';

type Author = NonNullable<CallOutput<'commentCase'>['author']>;

const LOOKS: Record<CommentState, string> = {
  public: 'bg-ink',
  removed: 'bg-mark',
  held: 'border border-mark',
  withdrawn: 'border border-rule',
  erased: 'border border-rule',
};

/** What an author wrote before: one square a comment, the oldest first, and the sentence that counts them. */
export function AuthorRecord({ author, name }: { author: Author; name: string }) {
  const t = useTranslations('desk.comments');
  const locale = useLocale();
  const { squares, total, removed, waiting, is_verified, joined_time, banned_until } = author;
  return (
    <section aria-label={t('record', { name })} className="mt-8 border-t border-ink pt-3">
      <h3 className="font-bold">{name}</h3>
      <p className="type-meta">
        {t('joined', { day: formatDate(joined_time, locale, 'date') })} ·{' '}
        {t(is_verified ? 'verified' : 'notVerified')}
      </p>
      <p aria-hidden="true" className="flex flex-wrap gap-[3px] py-3">
        {squares.map(({ id, state }) => (
          <span key={id} className={`size-[9px] ${LOOKS[state]}`} />
        ))}
      </p>
      <p className="type-meta">{t('squares', { total, removed, waiting })}</p>
      {banned_until && (
        <p className="text-mark">{t('bannedUntil', { time: formatDate(banned_until, locale, 'short') })}</p>
      )}
    </section>
  );
}
