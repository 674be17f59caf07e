import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallOutput } from '@/backend/contract/calls';
import { type Provider, PROVIDERS } from '@/backend/contract/accounts/user';
import { APP_CONFIG_KEY, appConfigRecord } from '@/backend/contract/directory/records';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

/** The settings the desk saved; an empty field means the default. */
export async function readAppSettings({ db }: Context): Promise<z.output<typeof appConfigRecord>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, APP_CONFIG_KEY));
  return appConfigRecord.safeParse(row?.value).data ?? appConfigRecord.parse({});
}

/** Public settings; the agreement links lead to the portal's own documents unless the desk set others. */
export async function readAppConfig(context: Context): Promise<CallOutput<'appConfig'>> {
  const { siteUrl, submissions, google, twitter } = context.config;
  const { privacy_policy, term_of_service } = await readAppSettings(context);
  const providers = { google, twitter } satisfies Record<Provider, unknown>;
  return {
    privacy_policy: { value: new URL(privacy_policy || '/mianzeshengming', siteUrl).href },
    term_of_service: { value: new URL(term_of_service || '/fuwutiaokuan', siteUrl).href },
    submissions: { value: submissions },
    login_providers: { value: PROVIDERS.filter((name) => providers[name] !== null) },
  };
}
