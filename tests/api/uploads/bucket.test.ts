import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { noise, upload } from '@/tests/support/pictures';

let storage: Server;
let onS3: TestBackend;
const stored = new Map<string, { bytes: Buffer; type: string }>();
const signatures: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  storage = createServer((request, response) => {
    signatures.push(request.headers.authorization ?? '');
    const key = request.url ?? '';
    if (request.method === 'GET') {
      const file = stored.get(key);
      if (file) response.writeHead(200, { 'content-length': file.bytes.length }).end(file.bytes);
      else response.writeHead(404).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      stored.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
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

test('pictures are stored in the bucket with signed requests, and served from it', async () => {
  const { token: member } = await register(onS3, 'bucket@example.org');
  const { data } = await upload(onS3, member, await noise(80, 80).jpeg().toBuffer());
  expect(stored.get(`/pictures${data}`)).toMatchObject({ type: 'image/jpeg' });
  expect(signatures[0]).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/);
  const answer = await onS3.raw(data);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(stored.get(`/pictures${data}`)?.bytes);
  expect(existsSync(join(onS3.dataDir, data))).toBe(false);
  expect((await onS3.raw(`/uploads/00/${'0'.repeat(32)}.jpg`)).status).toBe(404);
});
