import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { ask, CHEAP_PASSWORDS, register, signInAs } from '../../support/accounts';
import { freePort, startBackend, type TestBackend } from '../../support/backend';

const IMAGES = join(process.cwd(), '../shared/data/images');
const MiB = 1024 * 1024;

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
  token = (await register(backend, 'pictures@example.org')).token;
});
afterAll(() => backend.destroy());

async function upload(bytes: Uint8Array, purpose = 'content', on: TestBackend = backend, by = token) {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
  const answer = await on.raw('/uploadData', { method: 'POST', headers: { authorization: by }, body: form });
  return { status: answer.status, ...(await answer.json()) } as {
    status: number;
    code: number;
    messageKey?: string;
    data: string;
  };
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function fetched(path: string) {
  const answer = await backend.raw(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, meta: await sharp(bytes).metadata() };
}

test('a large photograph comes back upright, at most 2048 and 300 KB, without metadata, cacheable for good', async () => {
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

test('nothing is enlarged; what is see-through stays so; moving pictures keep moving', async () => {
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

test('each refusal has its reason', async () => {
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
  expect(await refused(await noise(30, 30).webp().toBuffer())).toEqual([415, 'pictureTypeRefused', null]);
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

test('forms that are none are refused, bodies of 20 MB too, and the backend goes on', async () => {
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

test('pictures of documents are fetched by admins alone and used by their owner alone', async () => {
  const { data } = await upload(await noise(400, 300).jpeg().toBuffer(), 'realname');
  expect(data).toMatch(/^\/privateUploads\//);
  const [admin, editor] = [await signInAs(backend, 'admin'), await signInAs(backend, 'editor')];
  const other = await register(backend, 'other-pictures@example.org');
  const statusFor = async (authorization?: string) =>
    (await backend.raw(data, { headers: authorization ? { authorization } : {} })).status;
  expect(await statusFor()).toBe(401);
  for (const someone of [token, other.token, editor.token]) expect(await statusFor(someone)).toBe(404);
  const answer = await backend.raw(data, { headers: { authorization: admin.token } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await backend.raw(data.replace('privateUploads', 'uploads'))).status).toBe(404);

  const form = {
    name: '王小明',
    document_type: 'id_card',
    document_number: '110101199001011234',
    pictures: [data],
  };
  expect((await ask(backend, 'submitRealname', form, { token: other.token })).code).toBe(404);
  const pending = await ask(backend, 'submitRealname', form, { token });
  expect(pending.data).toMatchObject({
    status: 'pending',
    name: '王*明',
    document_number: '1****************4',
  });
  expect((await ask(backend, 'submitRealname', form, { token })).messageKey).toBe('verificationStanding');
  const [request] = (await ask(backend, 'realnameRequests', {}, { token: admin.token })).data.list;
  expect(request).toMatchObject({ name: '王小明', pictures: [data] });
  const decide = (input: object) =>
    ask(backend, 'decideRealname', { id: request?.id, ...input }, { token: admin.token });
  expect((await decide({ approve: false })).fields).toEqual({ reason: 'required' });
  expect((await decide({ approve: false, reason: '照片模糊' })).data.status).toBe('rejected');
  expect((await decide({ approve: true })).code).toBe(409);
  expect((await ask(backend, 'realnameStatus', {}, { token })).data).toMatchObject({
    status: 'rejected',
    reason: '照片模糊',
  });
  const told = (await ask(backend, 'messages', {}, { token })).data.list[0];
  expect(told).toMatchObject({ kind: 'realname', body: '原因：照片模糊', link: '/my/realname' });
  expect((await ask(backend, 'submitRealname', form, { token })).data.status).toBe('pending');
});

const onShared = existsSync(IMAGES) ? test : test.skip;

onShared('every picture of the shared collection is stored right or refused with a reason', async () => {
  const files = readdirSync(IMAGES, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.json') && !file.name.endsWith('.md'))
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(100);
  const odd: string[] = [];
  for (const file of files) {
    const { status, messageKey, data } = await upload(readFileSync(file));
    const name = file.slice(IMAGES.length + 1);
    if (status !== 200) {
      if (!messageKey?.startsWith('picture')) odd.push(`${name}: ${status} ${messageKey}`);
      continue;
    }
    if (/^(bombs|disguised|svg)\//.test(name) && !isHarmless(name)) odd.push(`${name}: stored`);
    const { bytes, meta } = await fetched(data);
    if (meta.exif || meta.orientation || meta.xmp || meta.iptc) odd.push(`${name}: metadata`);
    if ((meta.width ?? 0) > 2048 || (meta.pageHeight ?? meta.height ?? 0) > 2048)
      odd.push(`${name}: too large`);
    if (meta.format === 'jpeg' && bytes.length > 300 * 1024) odd.push(`${name}: ${bytes.length} bytes`);
  }
  expect(odd).toEqual([]);
  expect((await backend.raw('/readyz')).status).toBe(200);
});

/** True pictures of an accepted kind under a wrong name: what they are decides, not what they are called. */
function isHarmless(name: string): boolean {
  return ['jpeg', 'png', 'gif'].includes(kindOf(readFileSync(join(IMAGES, name))));
}

function kindOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'png';
  return bytes.subarray(0, 3).toString() === 'GIF' ? 'gif' : 'other';
}

describe('with S3 storage', () => {
  let storage: Server;
  let onS3: TestBackend;
  const kept = new Map<string, { bytes: Buffer; type: string }>();
  const signatures: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    storage = createServer((request, response) => {
      signatures.push(request.headers.authorization ?? '');
      const key = request.url ?? '';
      if (request.method === 'GET') {
        const file = kept.get(key);
        if (file) response.writeHead(200, { 'content-length': file.bytes.length }).end(file.bytes);
        else response.writeHead(404).end();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        kept.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
        response.writeHead(200).end();
      });
    }).listen(port);
    onS3 = await startBackend({
      ...CHEAP_PASSWORDS,
      SAMPLE_CONTENT: 'off',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
  });
  afterAll(async () => {
    await onS3.destroy();
    storage.close();
  });

  test('pictures go to the bucket, signed, and are served from it', async () => {
    const { token: member } = await register(onS3, 'bucket@example.org');
    const { data } = await upload(await noise(80, 80).jpeg().toBuffer(), 'content', onS3, member);
    expect(kept.get(`/pictures${data}`)).toMatchObject({ type: 'image/jpeg' });
    expect(signatures[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/);
    const answer = await onS3.raw(data);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(kept.get(`/pictures${data}`)?.bytes);
    expect(existsSync(join(onS3.dataDir, data))).toBe(false);
    expect((await onS3.raw(`/uploads/00/${'0'.repeat(32)}.jpg`)).status).toBe(404);
  });
});
