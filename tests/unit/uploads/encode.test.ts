/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encodePicture } from '@/backend/modules/uploads/commands/encode';
import { PICTURE_RULES } from '@/backend/modules/uploads/commands/rules';

const SIDE = 900;

function noise(): Promise<Buffer> {
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  return sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A moving picture with single-coloured frames, which is cheap to send. */
function moving(side: number, frames: number): Promise<Buffer> {
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  const data = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    const start = frame * side * side * 3;
    data.fill((frame % 16) * 16, start, start + side * side);
  }
  return sharp(data, { raw, limitInputPixels: false }).gif({ effort: 1 }).toBuffer();
}

test('all steps of a picture share ten seconds of work, and waiting for a processor does not count', async () => {
  const bytes = await noise();
  const clock = jest.spyOn(Date, 'now');
  // A machine so busy that 13 seconds pass between two readings of the clock.
  let passed = 0;
  clock.mockImplementation(() => (passed += 13_000));
  const encoded = await encodePicture(bytes, PICTURE_RULES.content);
  clock.mockRestore();
  expect(encoded).toMatchObject({ ending: 'jpg', width: SIDE });
  // With four seconds of work between two readings, opening and two qualities are possible, and a third is not.
  let worked = 0;
  const heavy = () => (worked += 4_000);
  expect(await encodePicture(bytes, PICTURE_RULES.content, heavy)).toBe('pictureTookTooLong');
});

test('the frames of a moving picture share one limit of pixels', async () => {
  const few = await moving(200, 20);
  expect(await encodePicture(few, PICTURE_RULES.content)).toMatchObject({ ending: 'gif', width: 200 });
  const many = await moving(200, 650);
  expect(many.byteLength).toBeLessThan(5_000_000);
  expect(await encodePicture(many, PICTURE_RULES.content)).toBe('pictureTooManyPixels');
});

/** 32 × 32 pixels of one colour as HEIC, of libheif's own tests. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABnwABAAAAAAAAAGwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA+2lwcnAAAADbaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAACAAAAABAAAAIAAAAAH////gAAAAAv///+AAAAACAAAADnBpeGkAAAAAAQgAAAAYaXBtYQAAAAAAAAABAAEFgQIDBYQAAAB0bWRhdAAAAGgoAa8TgPUrAhGDczL1mz4HCRRzxqbGjnnUrr1cLTO799zRz6nw0QjRMp+4I2Da10D3ghQEMvB53CWoI0S3qXIb99YsvLFaQ9ZLHxsJsZ9SxlvNJ5EgD4Y4miuaKu3bxPGXDHirp/9TzA==';

test('HEIC, AVIF and WebP become what browsers read', async () => {
  const heic = await encodePicture(Buffer.from(HEIC, 'base64'), PICTURE_RULES.content);
  expect(heic).toMatchObject({ ending: 'jpg', width: 32, height: 32 });
  const [red = 0, green = 0, blue = 0] = await sharp(Object(heic).data).raw().toBuffer();
  expect([red > 140, green < 60, blue > 220]).toEqual([true, true, true]);
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a00' } });
  const avif = await plain.clone().avif().toBuffer();
  expect(await encodePicture(avif, PICTURE_RULES.cover)).toMatchObject({ ending: 'png', width: 40 });
  expect(await encodePicture(await plain.clone().webp().toBuffer(), PICTURE_RULES.event)).toMatchObject({
    ending: 'png',
    width: 40,
  });
});

test('a file that only begins like HEIC is refused as damaged, and one of another kind by its type', async () => {
  const head = Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(500),
  ]);
  expect(await encodePicture(head, PICTURE_RULES.content)).toBe('pictureDamaged');
  const video = Buffer.concat([
    Buffer.from('00000014', 'hex'),
    Buffer.from('ftypisom\0\0\0\0mp42'),
    Buffer.alloc(500),
  ]);
  expect(await encodePicture(video, PICTURE_RULES.content)).toBe('pictureTypeRefused');
});

test.each([
  ['as it is', 900, 15_000, 900, 15_000],
  ['within its width', 3000, 12_000, 2000, 8000],
  ['within the height that pages can scale', 400, 20_000, 320, 16_000],
  ['in a square if it is not long', 3000, 4000, 1536, 2048],
])('a picture is stored %s', async (_, width, height, storedWidth, storedHeight) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#06c' } })
    .png()
    .toBuffer();
  expect(await encodePicture(png, PICTURE_RULES.content)).toMatchObject({
    width: storedWidth,
    height: storedHeight,
  });
});
