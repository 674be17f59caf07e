import { actorPath, NEWSROOM } from '@/backend/contract/federation/addresses';
import type { Config } from '@/backend/kernel/config';

type Site = Pick<Config, 'siteUrl'>;

/** Everybody, as an addressee (ActivityPub, section 5.6). */
const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';

export const actorUrl = ({ siteUrl }: Site, name: string): string => `${siteUrl}${actorPath(name)}`;
const followersUrl = (site: Site, name: string): string => `${actorUrl(site, name)}/followers`;
export const postUrl = ({ siteUrl }: Site, id: number): string => `${siteUrl}/ap/posts/${id}`;
export const activityUrl = ({ siteUrl }: Site, id: number): string => `${siteUrl}/ap/activities/${id}`;

/** The number of a post by its address; null for another address. */
export function postOfUrl({ siteUrl }: Site, url: string): number | null {
  const number = url.startsWith(`${siteUrl}/ap/posts/`) ? url.slice(postUrl({ siteUrl }, 0).length - 1) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null;
}

/** The name in an actor's address; null for another address. */
export function nameOfActorUrl(site: Site, url: string): string | null {
  const beginning = actorUrl(site, '');
  const name = url.startsWith(beginning) ? url.slice(beginning.length) : '';
  return /^[a-z0-9_]{1,40}$/.test(name) ? name : null;
}

/** The addressees of everything we say in public: everybody, and those who follow the speaker. */
export const addressees = (site: Site, name: string = NEWSROOM) => ({
  to: [PUBLIC],
  cc: [followersUrl(site, name)],
});
