import { passToBackend } from '@/lib/federation/pass-to-backend';

/** What this server of the Fediverse is (NodeInfo). */
export const GET = passToBackend;
