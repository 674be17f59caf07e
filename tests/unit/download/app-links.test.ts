import { appleAssociation, assetLinks } from '@/lib/download/app-links';

test('the app opens stories, events and the home page in every language, and nothing else', () => {
  const [{ appIDs, components } = { appIDs: [], components: [] }] =
    appleAssociation('ABCDE12345.org.example').applinks.details;
  expect(appIDs).toEqual(['ABCDE12345.org.example']);
  const paths = components.map((component) => component['/']);
  expect(paths).toContain('/');
  expect(paths).toContain('/en/news/*');
  expect(paths).toContain('/wz_detail/*');
  expect(paths).toContain('/events/*');
  expect(paths).toHaveLength(12);
});

test('Android gets the app’s package and the fingerprint of its certificate', () => {
  const [link] = assetLinks({ package: 'org.example.app', sha256: 'AB:CD' });
  expect(link?.target).toEqual({
    namespace: 'android_app',
    package_name: 'org.example.app',
    sha256_cert_fingerprints: ['AB:CD'],
  });
});
