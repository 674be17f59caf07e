import ipaddr from 'ipaddr.js';

/** The global unicast range of IPv6; other addresses lead to IPv4 or are local. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** The deprecated IPv4-compatible form of IPv6, which the library takes for a mapped address. */
const COMPATIBLE = /^::\d+\.\d+\.\d+\.\d+$/;

/**
 * Whether a network address is on the public internet: not private, local, shared, reserved, for documentation, multicast,
 * or an IPv6 form of such an IPv4 address.
 * @param address without brackets; a text that is not an address is not global
 */
export function isGlobalAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || COMPATIBLE.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
