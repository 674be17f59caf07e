import { useLocale, useTranslations } from 'next-intl';
import type { DeskComment } from '@/lib/desk/comments/use-comment-queue';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { MarkedText } from './marked-text';

interface Props {
  comment: DeskComment;
  isCurrent: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: () => void;
}

/** A comment in a queue: since when, who, where, the text, and why it is here. */
export function CommentRow({ comment, isCurrent, isChosen, onOpen, onChoose }: Props) {
  const t = useTranslations('desk.comments');
  const locale = useLocale();
  const { reports, same, same_accounts, held_reason, reason, is_picked } = comment;
  const isReported = reports.length > 0;
  const why = isReported
    ? t('reportedFor', {
        count: reports.reduce((sum, { count }) => sum + count, 0),
        reason: t(`reasons.${reports[0]?.reason ?? 'attack'}`),
      })
    : same > 1
      ? t('same', { count: same, accounts: same_accounts })
      : reason
        ? t(`reasons.${reason}`)
        : is_picked
          ? t('picked')
          : held_reason && t(`why.${held_reason}`);
  return (
    <li
      data-current={isCurrent || undefined}
      className="group entry border-b border-rule data-current:bg-sel"
    >
      <span
        aria-hidden="true"
        className={`node top-5 ${isReported ? 'border-mark' : ''} ${comment.state === 'public' ? 'bg-ink' : ''}`}
      />
      <time
        dateTime={toIso(comment.created_time)}
        className="entry-gutter type-meta n pt-4 group-data-current:text-ink"
      >
        <span className="max-md:hidden">{formatDate(comment.created_time, locale, 'short')}</span>
        <span className="md:hidden">{formatDate(comment.created_time, locale, 'time')}</span>
      </time>
      <div className="entry-body py-3 pe-4">
        <div className="flex flex-wrap items-center gap-x-3">
          <label className="flex min-h-6 items-center gap-2">
            <input type="checkbox" checked={isChosen} onChange={onChoose} className="size-4 accent-ink" />
            <span className="sr-only">{t('choose', { name: comment.name })}</span>
          </label>
          <button type="button" onClick={onOpen} aria-current={isCurrent} className="font-bold">
            {comment.name || t('left')}
          </button>
          <span
            lang={foreignLang(comment.story_lang, locale)}
            className="type-meta max-w-[24em] truncate group-data-current:text-ink"
          >
            {comment.story}
          </span>
          <span className={`type-meta ms-auto ${isReported ? 'text-mark' : 'group-data-current:text-ink'}`}>
            {why}
          </span>
        </div>
        <p lang={HTML_LANG[comment.lang]} className="mt-1 break-words whitespace-pre-line">
          <MarkedText text={comment.body} words={comment.words} />
        </p>
        {comment.appeal !== '' && (
          <p
            lang={HTML_LANG[comment.lang]}
            className="mt-1 border-s-2 border-ink ps-3 break-words whitespace-pre-line"
          >
            {comment.appeal}
          </p>
        )}
      </div>
    </li>
  );
}
