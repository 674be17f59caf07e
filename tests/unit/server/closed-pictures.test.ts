/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tags } from '@/backend/contract/tags';
import { ClosedPictures, isScaled, pictureAt } from '@/server/closed-pictures';

const PATH = `/uploads/ab/${'ab'.repeat(16)}.jpg`;
const OTHER = `/uploads/cd/${'cd'.repeat(16)}.png`;

let server: Server;
let status = 200;
let requested: string[] = [];
let outdated = new Map<string, number>();
let position = 0;
let pictures: ClosedPictures;

beforeEach(async () => {
  status = 200;
  requested = [];
  outdated = new Map();
  position = 0;
  server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = {
    get position() {
      return position;
    },
    isOutdated: (names: string[], since: number) => names.some((name) => (outdated.get(name) ?? 0) > since),
  };
  pictures = new ClosedPictures(`http://127.0.0.1:${port}`, () => log);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const change = (tag: string) => {
  position += 1;
  outdated.set(tag, position);
};

test('a picture is checked once, and again when it was closed or opened', async () => {
  expect(await pictures.isClosed(PATH)).toBe(false);
  expect(await pictures.isClosed(PATH)).toBe(false);
  expect(requested).toEqual([`HEAD ${PATH}`]);
  status = 410;
  change(tags.picture(OTHER));
  expect(await pictures.isClosed(PATH)).toBe(false);
  change(tags.picture(PATH));
  expect(await pictures.isClosed(PATH)).toBe(true);
  expect(requested).toHaveLength(2);
  status = 200;
  change(tags.all);
  expect(await pictures.isClosed(PATH)).toBe(false);
});

test('while the backend fails, the last known state is used', async () => {
  status = 410;
  expect(await pictures.isClosed(PATH)).toBe(true);
  status = 503;
  change(tags.picture(PATH));
  expect(await pictures.isClosed(PATH)).toBe(true);
  expect(await pictures.isClosed(OTHER)).toBe(false);
  status = 410;
  expect(await pictures.isClosed(OTHER)).toBe(true);
});

test('the picture of an address is found in its own size or scaled, however the address is written', () => {
  const scaled = (url: string) => `/_next/image?url=${url}&w=640&q=72`;
  expect(pictureAt(PATH)).toBe(PATH);
  expect(pictureAt(`${PATH}?a=b`)).toBe(PATH);
  expect(pictureAt(scaled(PATH))).toBe(PATH);
  expect(pictureAt(scaled(encodeURIComponent(PATH)))).toBe(PATH);
  expect(pictureAt(scaled(encodeURIComponent(`${PATH}?again`)))).toBe(PATH);
  expect(pictureAt(`/_next/image?w=640&q=72&url=${PATH.replaceAll('a', '%61')}`)).toBe(PATH);
  for (const address of ['/home', '/_next/image?w=640', scaled('/logo.png'), '/uploads/ab/short.jpg'])
    expect(pictureAt(address)).toBeNull();
  expect([scaled(PATH), PATH].map(isScaled)).toEqual([true, false]);
});
