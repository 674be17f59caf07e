import { forwardToBackend } from '@/lib/federation/forward-to-backend';

/** Actors, posts, lists and inboxes of the Fediverse (ActivityPub). */
export const GET = forwardToBackend;

/** What other servers say to an inbox. */
export const POST = forwardToBackend;
