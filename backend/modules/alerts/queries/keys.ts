import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { z } from 'zod';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

const NAME = 'alert-keys';
const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The keys with which this installation identifies itself to push services (VAPID), made at first use. They are stored
 * in the database, because browsers subscribe with them and all backends need the same keys.
 */
export async function readAlertKeys({ db }: Context): Promise<z.infer<typeof keyPair>> {
  const read = async () => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, NAME));
    return row && keyPair.parse(row.value);
  };
  const stored = await read();
  if (stored) return stored;
  await db.insert(settings).values({ key: NAME, value: webPush.generateVAPIDKeys() }).onConflictDoNothing();
  return keyPair.parse(await read());
}
