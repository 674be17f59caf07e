import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/pictures/avatar';
import { TimeText } from '@/components/ui/dates/time-text';
import { actOf, COMMENT, slotOf } from '@/lib/comments/attributes';
import type { CommentView } from '@/lib/comments/read';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { CommentTools } from './comment-tools';

interface Props {
  comment: CommentView;
  locale: Locale;
  isOpen: boolean;
}

/** A comment with its replies: its time in the gutter, its node on the line. */
export async function CommentItem({ comment, locale, isOpen }: Props) {
  const t = await getTranslations('comments');
  const node = comment.isPicked ? 'node-key top-1.5 bg-ink' : 'top-2';
  return (
    <li id={`comment-${comment.id}`} {...{ [COMMENT]: comment.id }} className="entry pb-6">
      <span aria-hidden="true" className={`node max-md:hidden ${node}`} />
      <div className="entry-gutter max-md:hidden">
        <CommentTime comment={comment} locale={locale} />
      </div>
      <div className="entry-body max-md:col-start-2">
        <div className="max-w-[684px]">
          <CommentText comment={comment} locale={locale} isOpen={isOpen} />
          {comment.replies.length > 0 && (
            <ul aria-label={t('replies')} className="mt-4 grid gap-4 border-s border-rule ps-6">
              {comment.replies.map((reply) => (
                <li key={reply.id} id={`comment-${reply.id}`} {...{ [COMMENT]: reply.id }}>
                  <CommentText comment={reply} locale={locale} isOpen={isOpen} isReply />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  );
}

function CommentTime({ comment, locale }: Pick<Props, 'comment' | 'locale'>) {
  return (
    <TimeText at={comment.at} className="type-meta n">
      {formatDate(comment.at, locale, 'short')}
    </TimeText>
  );
}

/** Name, badges, quote, text and buttons; of a comment that is not public only why. */
async function CommentText({ comment, locale, isOpen, isReply = false }: Props & { isReply?: boolean }) {
  const t = await getTranslations('comments');
  const { by } = comment;
  const lang = foreignLang(comment.lang, locale);
  if (!comment.isShown)
    return (
      <p className="text-ink-3">
        {comment.reason ? t('removed', { reason: t(`reasons.${comment.reason}`) }) : t('gone')}
      </p>
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Avatar id={by.id ?? 0} src={by.avatar} size={20} className="size-5" />
        <b {...slotOf('name')}>{by.name}</b>
        {by.badge && (
          <span className="border border-ink px-1 text-xs font-bold">{t(`badges.${by.badge}`)}</span>
        )}
        {comment.isPicked && <b className="text-sm">{t('picked')}</b>}
        <span className={isReply ? '' : 'md:hidden'}>
          <CommentTime comment={comment} locale={locale} />
        </span>
        {comment.isEdited && <span className="type-meta">{t('edited')}</span>}
      </p>
      {comment.quote !== '' && (
        <blockquote lang={lang} className="mt-1 border-s-[3px] border-rule ps-3 text-ink-2">
          {comment.quote}
        </blockquote>
      )}
      <p lang={lang} {...slotOf('body')} className="mt-1 leading-[1.7] break-words whitespace-pre-line">
        {comment.body}
      </p>
      <CommentTools
        likes={comment.likes > 0 ? formatFigure(comment.likes) : ''}
        about={by.name}
        mayReply={isOpen}
      />
      <p {...slotOf('own')} hidden className="flex gap-5">
        <button type="button" {...actOf('edit')} className="type-meta min-h-11">
          {t('edit')}
        </button>
        <button type="button" {...actOf('withdraw')} className="type-meta min-h-11">
          {t('withdraw')}
        </button>
      </p>
    </>
  );
}
