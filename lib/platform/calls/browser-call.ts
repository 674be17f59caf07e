import 'server-only';
import type { Call } from '@/backend/contract/call';
import { type BrowserCall, calls } from '@/backend/contract/calls';

const byName: Record<string, Call> = calls;

const namesByFormer = new Map(
  Object.entries(byName).flatMap(([name, { former }]) => (former ? [[former.name, name]] : [])),
);

const isBrowserCall = (name: string): name is BrowserCall =>
  Object.hasOwn(byName, name) && byName[name]?.browser !== undefined;

/** The name of the call that a browser makes by this name or by its former name; null if no browser may make it. */
export function browserCallOf(name: string): BrowserCall | null {
  const current = namesByFormer.get(name) ?? name;
  return isBrowserCall(current) ? current : null;
}
