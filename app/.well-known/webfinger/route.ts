import { forwardToBackend } from '@/lib/federation/forward-to-backend';

/** Finds actors of the Fediverse by names such as `acct:newsroom@news.example.org` (WebFinger, RFC 7033). */
export const GET = forwardToBackend;
