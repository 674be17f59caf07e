import { useTranslations } from 'next-intl';
import type { Act, Post } from './act';
import { actsOf, mayWrite } from './acts-of';

interface Props {
  post: Post;
  isBusy: boolean;
  onAct: Act;
  onWrite: () => void;
}

/** What an editor can do to a post in its state; what its service cannot do is said instead. */
export function PostActions({ post, isBusy, onAct, onWrite }: Props) {
  const t = useTranslations('desk.channels');
  const { channel, state } = post;
  const isOut = state === 'sent' || state === 'edited';
  const acts = actsOf(post);
  return (
    <>
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          disabled={isBusy}
          aria-label={`${t(`names.${channel}`)}: ${t(`acts.${act}`)}`}
          onClick={() => void onAct({ channel, act })}
          className="form-link"
        >
          {t(`acts.${act}`)}
        </button>
      ))}
      {mayWrite(post) && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={`${t(`names.${channel}`)}: ${t('acts.write')}`}
          onClick={onWrite}
          className="form-link"
        >
          {t('acts.write')}
        </button>
      )}
      <span className="text-ink-3">
        {post.is_automatic && t('automatic')} {post.is_own_text && t('ownText')}{' '}
        {isOut && !post.may_edit && t('cannotEdit')} {isOut && !post.may_remove && t('cannotRemove')}
      </span>
    </>
  );
}
