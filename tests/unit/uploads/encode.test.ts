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
