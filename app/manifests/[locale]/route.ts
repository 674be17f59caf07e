import { getTranslations } from 'next-intl/server';
import { localeSchema } from '@/backend/contract/fields';
import { webAppManifest } from '@/lib/download/web-app';
import { siteName } from '@/lib/platform/config/site';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

/** The web app manifest of the portal, in the language it is installed from. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const locale = localeSchema.safeParse((await params).locale);
  if (!locale.success) return new Response(null, { status: 404 });
  const nav = await getTranslations({ locale: locale.data, namespace: 'nav' });
  const t = await getTranslations({ locale: locale.data, namespace: 'download' });
  const site = await getTranslations({ locale: locale.data, namespace: 'site' });
  const manifest = webAppManifest(locale.data, {
    name: siteName(locale.data),
    description: t('description'),
    about: site('description'),
    shortcuts: { news: nav('news'), events: nav('events'), data: nav('data') },
  });
  return fileResponse(request, JSON.stringify(manifest), 'application/manifest+json; charset=utf-8');
}
