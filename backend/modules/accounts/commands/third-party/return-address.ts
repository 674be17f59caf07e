import type { Context } from '@/backend/kernel/context';

/** The address to which providers send the reader back; it is registered with them. */
export function returnAddress({ config }: Context): string {
  return `${config.siteUrl}/third`;
}
