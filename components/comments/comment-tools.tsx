import { getTranslations } from 'next-intl/server';
import { actOf, slotOf } from '@/lib/comments/attributes';

interface Props {
  /** The number of likes as it is shown; empty for none. */
  likes: string;
  /** Whose comment it is, for names of the buttons. */
  about: string;
  mayReply: boolean;
}

/** Like, reply, report. They need a script and a member; without a script the text is what there is. */
export async function CommentTools({ likes, about, mayReply }: Props) {
  const t = await getTranslations('comments');
  const look = 'type-meta min-h-11 hover:text-ink aria-pressed:font-bold aria-pressed:text-ink';
  return (
    <p className="flex gap-5">
      <button
        type="button"
        {...actOf('like')}
        aria-pressed="false"
        aria-label={t('likeOf', { name: about })}
        className={look}
      >
        {t('like')}{' '}
        <span {...slotOf('likes')} className="n">
          {likes}
        </span>
      </button>
      {mayReply && (
        <button type="button" {...actOf('reply')} aria-label={t('replyTo', { name: about })} className={look}>
          {t('reply')}
        </button>
      )}
      <button
        type="button"
        {...actOf('report')}
        aria-haspopup="dialog"
        aria-label={t('reportOf', { name: about })}
        className={`${look} ms-auto`}
      >
        {t('report')}
      </button>
    </p>
  );
}
