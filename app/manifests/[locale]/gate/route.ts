import { getTranslations } from 'next-intl/server';
import { localeSchema } from '@/backend/contract/fields';
import { siteName } from '@/lib/platform/config/site';
import { gateManifest } from '@/lib/tickets/gate/manifest';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

/** The web app manifest of the gate, in the language it is installed from. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const locale = localeSchema.safeParse((await params).locale);
  if (!locale.success) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: locale.data, namespace: 'gate' });
  const manifest = gateManifest(locale.data, {
    name: t('appName', { site: siteName(locale.data) }),
    shortName: t('shortName'),
  });
  return fileResponse(request, JSON.stringify(manifest), 'application/manifest+json; charset=utf-8');
}
