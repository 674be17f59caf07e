import { forwardToBackend } from '@/lib/federation/forward-to-backend';

/** What this server of the Fediverse is (NodeInfo). */
export const GET = forwardToBackend;
