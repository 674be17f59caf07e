/** The actors of this newsroom in the Fediverse: itself, each author and each topic. */
export type FederationActor =
  { kind: 'newsroom' } | { kind: 'author'; id: number } | { kind: 'topic'; id: number };

/** The name of the newsroom's own actor, as in `@newsroom@news.example.org`. */
export const NEWSROOM = 'newsroom';

const NAME = /^(author|topic)_([1-9]\d{0,14})$/;

/** The name of an actor, which is the first part of its address: letters, digits and `_`, which every server takes. */
export const actorName = (actor: FederationActor): string =>
  actor.kind === 'newsroom' ? NEWSROOM : `${actor.kind}_${actor.id}`;

/** The actor of a name; null for a name that is nobody's. */
export function readActorName(name: string): FederationActor | null {
  if (name === NEWSROOM) return { kind: 'newsroom' };
  const [, kind, id] = NAME.exec(name) ?? [];
  return kind === 'author' || kind === 'topic' ? { kind, id: Number(id) } : null;
}

/** Where an actor's document is, below the address of the site. */
export const actorPath = (name: string): string => `/ap/actors/${name}`;

/** Where the newest post of a story is, below the address of the site; it leads to the post's own address. */
export const storyPostPath = (id: number | string): string => `/ap/stories/${id}`;

/** The inbox for what concerns several actors, and the beginning of everything else that servers ask for. */
export const SHARED_INBOX = '/ap/inbox';

/** The largest activity that is taken. */
export const MAX_ACTIVITY_BYTES = 256 * 1024;

/**
 * The headers of a request that the portal passes on: what signatures cover and what they are. The host is that of
 * `SITE_URL` and needs no passing on.
 */
export const FEDERATION_HEADERS = [
  'accept',
  'content-type',
  'date',
  'digest',
  'content-digest',
  'signature',
  'signature-input',
  'user-agent',
] as const;

/** The headers of an answer that the portal passes on. */
export const FEDERATION_ANSWER_HEADERS = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'allow',
  'location',
  'retry-after',
  'vary',
] as const;
