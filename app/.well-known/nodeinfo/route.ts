import { passToBackend } from '@/lib/federation/pass-to-backend';

/** Says where servers of the Fediverse find what this one is (NodeInfo). */
export const GET = passToBackend;
