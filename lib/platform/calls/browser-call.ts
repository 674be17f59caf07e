import 'server-only';
import type { Call } from '@/backend/contract/call';
import { type BrowserCall, calls } from '@/backend/contract/calls';

const byName: Record<string, Call> = calls;

/** Whether a browser may make the call of this name. */
export const isBrowserCall = (name: string): name is BrowserCall =>
  Object.hasOwn(byName, name) && byName[name]?.browser !== undefined;
