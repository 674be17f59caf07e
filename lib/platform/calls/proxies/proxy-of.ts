import type { AuthCall } from './auth';
import { type DeskCall, isDeskCall } from './desk';
import { type GateCall, isGateCall } from './gate';
import { type HostingCall, isHostingCall } from './hosting';
import { isMemberCall, type MemberCall } from './members';
import { isTicketCall, type TicketCall } from './tickets';
import { isWritingCall, type WritingCall } from './writing';

/** The calls the browser may make. */
export type ProxiedCall =
  AuthCall | MemberCall | WritingCall | DeskCall | TicketCall | GateCall | HostingCall;

/** The address of the proxy of a call. */
export function proxyOf(name: ProxiedCall): string {
  if (isWritingCall(name)) return `/api/writing/${name}`;
  if (isDeskCall(name)) return `/api/desk/${name}`;
  if (isTicketCall(name)) return `/api/tickets/${name}`;
  if (isGateCall(name)) return `/api/gate/${name}`;
  if (isHostingCall(name)) return `/api/hosting/${name}`;
  return `/api/${isMemberCall(name) ? 'account' : 'auth'}/${name}`;
}
