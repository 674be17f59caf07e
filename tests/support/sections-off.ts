import { BRAND_KEY } from '@/backend/contract/brand/brand';
import type { OptionalSection } from '@/backend/contract/brand/sections';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

/** Switches these sections off, and every other one on, as the desk page of the brand does. */
export async function switchOff({ db }: Context, ...hidden: OptionalSection[]): Promise<void> {
  const value = { hidden };
  await db
    .insert(settings)
    .values({ key: BRAND_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
