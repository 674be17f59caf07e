import { forwardToBackend } from '@/lib/federation/forward-to-backend';

/** Says where servers of the Fediverse find what this one is (NodeInfo). */
export const GET = forwardToBackend;
