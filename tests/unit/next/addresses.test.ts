/** @jest-environment node */
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import defaultLoader from 'next/dist/shared/lib/image-loader';
import { originalAddress, PICTURE_SCALER, scaledAddress } from '@/lib/platform/next/picture-scaler';
import { STATIC_FILES } from '@/lib/platform/next/static-files';
import { nextSource } from '@/tests/support/next-source';

test('pictures are scaled at the address Next’s own loader makes', () => {
  const config = { ...imageConfigDefault, allSizes: [640], qualities: [75] };
  const src = '/uploads/ab/c d.png';
  const address = scaledAddress(src, 640, 75);
  expect(imageConfigDefault.path).toBe(PICTURE_SCALER);
  expect(address).toBe(defaultLoader({ config, src, width: 640, quality: 75 }));
  expect(originalAddress(new URL(address, 'http://portal').searchParams)).toBe(src);
});

test('Next’s server reads the same parameters', () => {
  expect(nextSource('server/image-optimizer.js')).toContain('const { url, w, q } = query;');
});

test('Next serves the static files of a build there', () => {
  const source = nextSource('server/lib/router-utils/filesystem.js');
  expect(source).toContain(
    `nextStaticFolderItems.add(_path.default.posix.join('${STATIC_FILES.slice(0, -1)}', `,
  );
});
