import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { Agent, buildConnector } from 'undici';
import { isGlobalAddress } from './global-address';

/** The two steps from a host name to a connection; tests replace them. */
export interface Network {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  connector: (options: { lookup: LookupFunction }) => buildConnector.connector;
}

export const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  connector: (options) => buildConnector(options),
};

/** Thrown for an address that is not on the public internet. */
export class PrivateAddressError extends Error {
  constructor() {
    super('an address of a private network');
  }
}

/**
 * An agent for one request to one host. The name is resolved once, and it connects only to the addresses that were
 * checked, so that DNS rebinding has no effect.
 * @throws PrivateAddressError when one of the host's addresses is not on the public internet, or it has none
 */
export async function openGuardedAgent(hostname: string, network: Network): Promise<Agent> {
  const addresses = await addressesOf(hostname, network);
  if (addresses.length === 0 || !addresses.every(({ address }) => isGlobalAddress(address))) {
    throw new PrivateAddressError();
  }
  return new Agent({ connect: network.connector({ lookup: answerWith(addresses) }) });
}

/** Whether a host has an address that is not on the public internet; false for an unknown host name. */
export async function isPrivateHost(hostname: string, network: Network): Promise<boolean> {
  const addresses = await addressesOf(hostname, network).catch(() => []);
  return addresses.some(({ address }) => !isGlobalAddress(address));
}

async function addressesOf(hostname: string, network: Network): Promise<LookupAddress[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  return family ? [{ address: bare, family }] : network.resolve(bare);
}

function answerWith(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
