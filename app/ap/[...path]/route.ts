import { passToBackend } from '@/lib/federation/pass-to-backend';

/** Actors, posts, lists and inboxes of the Fediverse (ActivityPub). */
export const GET = passToBackend;

/** What other servers say to an inbox. */
export const POST = passToBackend;
