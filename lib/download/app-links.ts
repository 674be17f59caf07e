import { LOCALES } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

/** Pages the app opens by their id. */
const OPENED = ['flash', 'article', 'event'] as const;

/**
 * The file that tells iOS which addresses the app opens.
 * @param appId `TEAMID.bundle`
 */
export function appleAssociation(appId: string) {
  const paths = LOCALES.flatMap((locale) => [
    href(locale, 'home'),
    ...OPENED.map((name) => href(locale, name, { id: '*' })),
  ]);
  return { applinks: { details: [{ appIDs: [appId], components: paths.map((path) => ({ '/': path })) }] } };
}

/** The file that tells Android that the app may open this site's links. */
export function assetLinks(app: { package: string; sha256: string }) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: app.package,
        sha256_cert_fingerprints: [app.sha256],
      },
    },
  ];
}
