import type { Context } from '@/backend/kernel/context';

/** Where providers send the reader back to; it is registered with them. */
export function returnAddress({ config }: Context): string {
  return `${config.siteUrl}/third`;
}
