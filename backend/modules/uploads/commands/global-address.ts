import ipaddr from 'ipaddr.js';

/** Where the addresses of the IPv6 internet begin; what lies outside leads to IPv4 or to somewhere local. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** An IPv4 address in an IPv6 one as nobody writes it any more; the library takes it for a mapped one. */
const COMPATIBLE = /^::\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether a network address is one of the public internet: not private, local, shared, reserved, for documentation, for
 * several hosts at once, or a form of IPv6 that wraps such an IPv4 address.
 * @param address as a resolver writes it, without brackets; anything else is not global
 */
export function isGlobalAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || COMPATIBLE.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
