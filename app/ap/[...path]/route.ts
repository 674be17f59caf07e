import { passToBackend } from '@/lib/federation/pass-to-backend';

/** Actors, posts, lists and inboxes of the Fediverse (ActivityPub). */
export { passToBackend as GET, passToBackend as POST };
