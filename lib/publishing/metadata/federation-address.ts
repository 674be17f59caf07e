import { actorName, actorPath, storyPostPath } from '@/backend/contract/federation/addresses';
import type { PageAddress } from './page-address';

/**
 * The root-relative address at which servers of the Fediverse find what a page shows: the newsroom, an author, a topic, a
 * story; null for other pages.
 */
export function federationAddress({ name, params = {} }: PageAddress): string | null {
  const id = Number(params['id']);
  switch (name) {
    case 'home':
      return actorPath(actorName({ kind: 'newsroom' }));
    case 'author':
    case 'topic':
      return actorPath(actorName({ kind: name, id }));
    case 'flash':
    case 'article':
      return storyPostPath(id);
    default:
      return null;
  }
}
