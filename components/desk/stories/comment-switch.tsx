import { useTranslations } from 'next-intl';
import { STORY_COMMENTS, type StoryComments } from '@/backend/contract/comments/states';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';

interface Props {
  id: number;
  notify: (text: string) => void;
}

/** Whether a live story shows comments and takes any, whatever holds for its kind. */
export function CommentSwitch({ id, notify }: Props) {
  const t = useTranslations('desk.comments.story');
  const { data, mutate } = useCall('storyComments', { content_id: id }, { keepPreviousData: false });
  const { send, isBusy } = useAction();
  if (!data) return null;
  const set = async (state: StoryComments) => {
    if (state === data.state || isBusy) return;
    const reply = await send('setStoryComments', { content_id: id, state });
    notify(reply.ok ? t('stored') : reply.message);
    await mutate();
  };
  return (
    <p role="group" aria-label={t('label')} className="flex flex-wrap items-baseline gap-x-5">
      <span className="type-meta">{t('label')}</span>
      {STORY_COMMENTS.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === data.state}
          onClick={() => void set(state)}
          className={`form-link ${state === data.state ? 'font-bold' : ''}`}
        >
          {t(`states.${state}`)}
        </button>
      ))}
      <span className="type-meta">{t(data.is_open ? 'isOpen' : data.is_on ? 'isClosed' : 'isOff')}</span>
    </p>
  );
}
