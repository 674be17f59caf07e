import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { fetchPicture, upload } from '@/tests/support/pictures';

const IMAGES = join(process.cwd(), '../shared/data/images');

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100', SAMPLE_CONTENT: 'off' });
  token = (await register(backend, 'collection@example.org')).token;
});
afterAll(() => backend.destroy());

/** A long picture is read by scrolling: its height and its pixels are bounded, of others each side. */
const isTooLarge = (width: number, height: number): boolean =>
  height > 3 * width ? height > 16_000 || width * height > 16_000_000 : Math.max(width, height) > 2048;

const onShared = existsSync(IMAGES) ? test : test.skip;

onShared('every picture of the shared collection is stored correctly or refused with an error', async () => {
  const files = readdirSync(IMAGES, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.json') && !file.name.endsWith('.md'))
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(100);
  const odd: string[] = [];
  for (const file of files) {
    const { status, messageKey, data } = await upload(backend, token, readFileSync(file));
    const name = file.slice(IMAGES.length + 1);
    if (status !== 200) {
      if (!messageKey?.startsWith('picture')) odd.push(`${name}: ${status} ${messageKey}`);
      continue;
    }
    if (/^(bombs|disguised|svg)\//.test(name) && !isSafe(name)) odd.push(`${name}: stored`);
    const { bytes, meta } = await fetchPicture(backend, data);
    if (meta.exif || meta.orientation || meta.xmp || meta.iptc) odd.push(`${name}: metadata`);
    if (isTooLarge(meta.width ?? 0, meta.pageHeight ?? meta.height ?? 0)) odd.push(`${name}: too large`);
    if (meta.format === 'jpeg' && bytes.length > 300 * 1024) odd.push(`${name}: ${bytes.length} bytes`);
  }
  expect(odd).toEqual([]);
  expect((await backend.raw('/readyz')).status).toBe(200);
});

/** Whether the content is a picture of an accepted type, whatever the file name. */
function isSafe(name: string): boolean {
  return ['jpeg', 'png', 'gif'].includes(kindOf(readFileSync(join(IMAGES, name))));
}

function kindOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'png';
  return bytes.subarray(0, 3).toString() === 'GIF' ? 'gif' : 'other';
}
