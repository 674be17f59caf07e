import { serveOffline } from '@/lib/platform/offline/serve-offline.worker';
import { keylessAddress } from './keyless-address';
import { TICKET_CACHE } from './offline';

serveOffline(TICKET_CACHE, keylessAddress);
