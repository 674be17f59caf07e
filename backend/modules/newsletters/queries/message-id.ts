import type { Context } from '@/backend/kernel/context';
import { keyedHash } from '@/backend/kernel/tokens';

const ADDRESS = /<([^<>]+)>\s*$/;
const bareAddress = (sender: string): string => ADDRESS.exec(sender)?.[1] ?? sender.trim();
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The id of a letter, the same however often it is sent. */
export function messageIdOf({ config }: Pick<Context, 'config'>, deliveryId: number): string {
  const mark = keyedHash(config.secret, `newsletter-letter:${deliveryId}`).slice(0, 16);
  return `<newsletter.${deliveryId}.${mark}@${domainOf(bareAddress(config.mail.from))}>`;
}

/** What an address for returned letters carries beside the number of the letter, so that nobody can invent one. */
export const bounceMark = ({ config }: Pick<Context, 'config'>, deliveryId: number): string =>
  keyedHash(config.secret, `newsletter-bounce:${deliveryId}`).slice(0, 16);
