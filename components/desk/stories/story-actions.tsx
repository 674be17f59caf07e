import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { useMember } from '@/lib/accounts/use-member';
import { href } from '@/lib/platform/routing/href';

export type OpenForm = 'correct' | 'manage' | 'restore';

interface Props {
  story: DeskStory;
  title: string;
  /** The form that is open under the row. */
  opened: OpenForm | null;
  onOpen: (form: OpenForm | null) => void;
  onFollowUp: () => void;
  /** Removes the story from the most-read list, or allows it there again. */
  onRank: (block: boolean) => void;
}

/** The actions a story has in its state, as text buttons. */
export function StoryActions({ story, title, opened, onOpen, onFollowUp, onRank }: Props) {
  const t = useTranslations('desk.items');
  const locale = useLocale();
  const { id, status, edit } = story;
  const member = useMember();
  const isAdmin = member.state === 'member' && member.user.roles.includes('admin');
  const isLive = status === 'approved';
  const act = (word: 'followUp' | 'rank' | 'unrank', run: () => void) => (
    <button type="button" aria-label={t(`${word}Name`, { title })} onClick={run} className="form-link">
      {t(word)}
    </button>
  );
  const form = (word: OpenForm) => (
    <button
      type="button"
      aria-expanded={opened === word}
      aria-label={t(`${word}Name`, { title })}
      onClick={() => onOpen(opened === word ? null : word)}
      className="form-link"
    >
      {t(word)}
    </button>
  );
  return (
    <p className="flex flex-wrap gap-x-5">
      {(status === 'pending' || edit === 'pending') && (
        <Link href={href(locale, 'deskReviewDraft', { id })} className="form-link font-bold">
          {t('review')}
        </Link>
      )}
      {status !== 'removed' && (
        <Link
          href={href(locale, 'publishEdit', { id })}
          className="form-link"
          aria-label={t('openName', { title })}
        >
          {t('open')}
        </Link>
      )}
      {isLive && form('correct')}
      {status !== 'removed' && form('manage')}
      {isLive && act('followUp', onFollowUp)}
      {isLive && act(story.is_unranked ? 'rank' : 'unrank', () => onRank(!story.is_unranked))}
      {(status === 'withdrawn' || (status === 'removed' && isAdmin)) && form('restore')}
    </p>
  );
}
