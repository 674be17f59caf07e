import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallOutput } from '@/backend/contract/calls';
import { type Provider, PROVIDERS } from '@/backend/contract/accounts/user';
import type { DocumentKey } from '@/backend/contract/directory/document-keys';
import { APP_CONFIG_KEY, appConfigRecord } from '@/backend/contract/directory/records';
import { settings } from '@/backend/db/schema/system';
import { listDraftDocuments } from '@/backend/kernel/site/draft-documents';
import type { Context } from '@/backend/kernel/context';

/** The settings the desk saved; an empty field means the default. */
export async function readAppSettings({ db }: Context): Promise<z.output<typeof appConfigRecord>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, APP_CONFIG_KEY));
  return appConfigRecord.safeParse(row?.value).data ?? appConfigRecord.parse({});
}

/**
 * Public settings; the agreement links lead to the portal's own documents unless the desk set others, and are empty for a
 * document that is not public.
 */
export async function readAppConfig(context: Context): Promise<CallOutput<'appConfig'>> {
  const { siteUrl, submissions, google, twitter } = context.config;
  const { privacy_policy, term_of_service } = await readAppSettings(context);
  const drafts = await listDraftDocuments(context);
  const link = (chosen: string, document: DocumentKey, path: string) =>
    chosen === '' && drafts.includes(document) ? '' : new URL(chosen || path, siteUrl).href;
  const providers = { google, twitter } satisfies Record<Provider, unknown>;
  return {
    privacy_policy: { value: link(privacy_policy, 'disclaimer', '/mianzeshengming') },
    term_of_service: { value: link(term_of_service, 'terms', '/fuwutiaokuan') },
    submissions: { value: submissions },
    login_providers: { value: PROVIDERS.filter((name) => providers[name] !== null) },
  };
}
