import { serveOffline } from '@/lib/platform/offline/serve-offline.worker';
import { GATE_CACHE } from './offline';

serveOffline(GATE_CACHE);
