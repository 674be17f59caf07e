import type { PostAct } from '@/backend/contract/channels/states';
import type { Post } from './act';

/** What an editor can do to a post in its state, besides changing its text. */
export function actsOf(post: Post): PostAct[] {
  if (post.is_automatic) return [];
  const acts = actsIn(post);
  return post.isPublic ? acts : acts.filter((act) => act !== 'send' && act !== 'notPosted');
}

function actsIn({ state, may_remove, is_own_text }: Post): PostAct[] {
  const follow: PostAct[] = is_own_text ? ['follow'] : [];
  switch (state) {
    case 'uncertain':
      return ['posted', 'notPosted'];
    case 'sent':
    case 'edited':
      return may_remove ? ['remove', ...follow] : follow;
    case 'sending':
      return [];
    case 'held':
    case 'queued':
    case 'failed':
      return ['send', 'skip', ...follow];
    default:
      return ['send', ...follow];
  }
}

/** Whether the text of a post can be changed, here or where it is out. */
export function mayWrite({ state, may_edit, is_automatic, isPublic }: Post): boolean {
  if (is_automatic || (state === 'removed' && !isPublic)) return false;
  return state === 'sent' || state === 'edited' ? may_edit : state !== 'sending' && state !== 'uncertain';
}
