import sharp from 'sharp';
import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { fetchPicture, noise, upload as uploadTo } from '@/tests/support/pictures';

const MiB = 1024 * 1024;

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
  token = (await register(backend, 'pictures@example.org')).token;
});
afterAll(() => backend.destroy());

const upload = (bytes: Uint8Array, purpose?: string) => uploadTo(backend, token, bytes, purpose);
const fetched = (path: string) => fetchPicture(backend, path);

test('a large photograph is stored upright, within 2048 pixels and 300 KB, without metadata, and cached for good', async () => {
  const photo = await noise(2400, 1600)
    .jpeg({ quality: 50 })
    .withExif({
      IFD0: { Copyright: 'secret owner', Model: 'camera' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeLessThan(5 * MiB);
  const { data } = await upload(photo);
  expect(data).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
  const { answer, bytes, meta } = await fetched(data);
  expect(bytes.length).toBeLessThanOrEqual(300 * 1024);
  expect([meta.width, meta.height]).toEqual([1365, 2048]);
  expect([meta.exif, meta.orientation, meta.icc, meta.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(bytes.includes('secret owner')).toBe(false);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('pictures are not enlarged, and keep their transparency and animation', async () => {
  const bytes = await noise(60, 40).jpeg().toBuffer();
  const small = await upload(bytes);
  expect((await upload(bytes)).data).toBe(small.data);
  expect(await fetched(small.data).then(({ meta }) => [meta.width, meta.height])).toEqual([60, 40]);
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f008' } })
    .png()
    .toBuffer();
  const png = await fetched((await upload(clear)).data);
  expect(png.meta).toMatchObject({ format: 'png', hasAlpha: true });
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const moving = await fetched((await upload(gif)).data);
  expect(moving.meta).toMatchObject({ format: 'gif', pages: 2 });
});

test('each refused upload has its own error', async () => {
  const jpeg = await noise(300, 300).jpeg().toBuffer();
  const refused = async (bytes: Uint8Array, purpose?: string) => {
    const { status, messageKey, data } = await upload(bytes, purpose);
    return [status, messageKey, data];
  };
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  expect(await refused(svg)).toEqual([415, 'pictureTypeRefused', null]);
  expect(await refused(Buffer.from('<!doctype html><script>alert(1)</script>'))).toEqual([
    415,
    'pictureTypeRefused',
    null,
  ]);
  expect(await refused(Buffer.from('00000014667479706d70343200000000', 'hex'))).toEqual([
    415,
    'pictureTypeRefused',
    null,
  ]);
  expect(await refused(jpeg.subarray(0, 400))).toEqual([400, 'pictureDamaged', null]);
  expect(await refused(new Uint8Array(0))).toEqual([400, 'pictureMissing', null]);
  expect(await refused(await noise(199, 400).jpeg().toBuffer(), 'avatar')).toEqual([
    400,
    'pictureTooSmall',
    null,
  ]);
  const long = Buffer.concat([jpeg, Buffer.alloc(4.5 * MiB)]);
  expect(await refused(long, 'avatar')).toEqual([413, 'pictureTooLarge', null]);
  expect(await refused(Buffer.concat([jpeg, Buffer.alloc(5 * MiB)]))).toEqual([413, 'pictureTooLarge', null]);
  expect(await refused(jpeg, 'anything')).toEqual([400, 'invalidInput', null]);
});

test('malformed forms and bodies of 20 MB are refused, and the next upload works', async () => {
  const post = async (body: BodyInit, type?: string) => {
    const headers = { authorization: token, ...(type && { 'content-type': type }) };
    return (await backend.raw('/uploadData', { method: 'POST', headers, body })).status;
  };
  expect(await post('{}', 'application/json')).toBe(415);
  expect(await post('x', 'multipart/form-data')).toBe(415);
  expect(await post('x', 'multipart/form-data; boundary=b')).toBe(400);
  expect(
    await post(
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
      'multipart/form-data; boundary=b',
    ),
  ).toBe(400);
  const form = new FormData();
  form.set('note', 'no file');
  expect(await post(form)).toBe(400);
  expect((await upload(Buffer.alloc(20 * MiB))).status).toBe(413);
  expect(await post('x'.repeat(20 * MiB), 'multipart/form-data; boundary=b')).toBe(413);
  expect((await upload(await noise(30, 30).jpeg().toBuffer())).status).toBe(200);
});
