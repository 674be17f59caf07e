import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_DIGITS = 4;

/**
 * The prefixes of an IPv6 address for which limits are counted, and how many times the limit of one household each is
 * allowed.
 */
const IPV6_LEVELS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** A network for which limits are counted, and how many times the limit of one household it is allowed. */
export interface Network {
  name: string;
  times: number;
}

/**
 * The networks an address belongs to, the narrowest first. A household has a whole IPv6 /64. A rented machine can have
 * a /56 or a /48, which holds up to 65,536 of them. So limits count each level, and wider networks are allowed more.
 */
export function networksOf(address: string): Network[] {
  const digits = ipv6Digits(address);
  if (!digits) return [{ name: plain(address), times: 1 }];
  return IPV6_LEVELS.map(({ bits, times }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, times }));
}

/** The network of one household: the /64 of an IPv6 address, or an IPv4 address itself. */
export const networkOf = (address: string): string => networksOf(address)[0]?.name ?? address;

/** The widest network of an address, for counts that are meant to be hard to raise from one place. */
export const siteNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? address;

/** An IPv4 address in its usual form, even if it is written as IPv6. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** All 32 digits of an IPv6 address; null for any other address. */
function ipv6Digits(address: string): string | null {
  if (!isIPv6(address) || plain(address) !== address) return null;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back];
  return groups.map((group) => group.toLowerCase().padStart(GROUP_DIGITS, '0')).join('');
}
