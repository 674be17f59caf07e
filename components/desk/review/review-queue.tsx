import { useLocale, useTranslations } from 'next-intl';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { isLate, nodeOf } from '@/lib/desk/queue';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { ReviewStopped } from './review-stopped';
import type { useReview } from './use-review';

interface Props {
  review: ReturnType<typeof useReview>;
  onOpen: (id: number) => void;
  /** Whether the list is hidden on a phone, where the open draft takes its place. */
  isHidden: boolean;
}

/** The waiting drafts, longest waiting first: minutes, state, title, author and who has claimed each. */
export function ReviewQueue({ review, onOpen, isHidden }: Props) {
  const t = useTranslations('desk.review');
  const locale = useLocale();
  const { list, current, mine } = review;
  return (
    <nav
      aria-label={t('queue')}
      className={`shrink-0 border-rule md:sticky md:top-[54px] md:h-[calc(100dvh-98px)] md:w-[316px] md:self-start md:flex md:flex-col md:overflow-y-auto md:border-e ${isHidden ? 'max-md:hidden' : 'max-md:w-full'}`}
    >
      <p className="flex items-baseline gap-3 px-6 pt-5 pb-2">
        <b className="text-lg">{t('waiting')}</b>
        <b className="n">{list.length}</b>
        <span className="type-meta ms-auto">{t('oldestFirst')}</span>
      </p>
      <ol className="ledger before:z-[1] [--g:72px] [--gap:18px] [--pad:14px] md:flex-1">
        {list.map((row) => (
          <li key={row.id}>
            <a
              href={href(locale, 'deskReviewDraft', { id: row.id })}
              aria-current={row.id === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onOpen(row.id);
              }}
              className="entry py-3 pe-4 hover:no-underline aria-[current]:bg-sel aria-[current]:shadow-[inset_5px_0_0_var(--ink)]"
            >
              <span aria-hidden="true" data-node={nodeOf(row)} className="desk-node top-[18px]" />
              <span
                className={`entry-gutter n text-sm font-bold ${isLate(row.waited_minutes) ? 'text-mark' : ''}`}
              >
                {t('minutes', { count: row.waited_minutes })}
              </span>
              <span className="entry-body grid">
                <span
                  lang={foreignLang(row.lang, locale)}
                  className={`font-semibold ${row.withdrawn ? (row.id === current ? 'text-ink-2' : 'text-ink-3') : ''}`}
                >
                  {row.title || t('untitled')}
                </span>
                <span className="text-xs text-ink-2">
                  <UserTextInLocale
                    text={[
                      row.author,
                      row.withdrawn
                        ? t('isEditOfWithdrawn')
                        : row.round > 1
                          ? t('round', { number: row.round })
                          : t(row.is_edit ? 'isEdit' : row.is_first ? 'isFirst' : 'isNew'),
                      row.embargo ? t('embargo') : '',
                      row.holder
                        ? row.holder.id === mine
                          ? t('heldByYou')
                          : t('heldBy', { name: row.holder.name })
                        : '',
                    ]
                      .filter(Boolean)
                      .join(t('comma'))}
                    locale={locale}
                  />
                </span>
                {row.withdrawn && (
                  <b className="text-xs text-mark">
                    <UserTextInLocale
                      text={[t('isWithdrawn'), row.withdrawn.reason].filter(Boolean).join(t('comma'))}
                      locale={locale}
                    />
                  </b>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <ReviewStopped stopped={review.stopped} />
    </nav>
  );
}
