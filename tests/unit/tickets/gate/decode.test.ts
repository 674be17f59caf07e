/** @jest-environment node */
import { create } from 'qrcode';
import sharp from 'sharp';
import { toTokenText } from '@/backend/contract/tickets/token';
import { decodePicture } from '@/lib/tickets/gate/decode';

const text = toTokenText(
  { eventId: 7, ticketId: 123_456, version: 2 },
  Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256),
);
const SIDE = 640;
/** White modules around a code. */
const MARGIN = 4;

interface Photo {
  angle?: number;
  /** The brightness, 0 to 1, and the glare added everywhere. */
  light?: number;
  haze?: number;
  blur?: number;
  /** Width and height of the code in the picture, in pixels. */
  size?: number;
  /** Light from one side. */
  shade?: number;
  grain?: number;
  isInverted?: boolean;
}

/** The picture of the code, so many pixels wide. The package draws the same, but its PNG takes seconds of a test. */
function drawCode(width: number): Promise<Buffer> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, 255);
  for (let at = 0; at < modules.size ** 2; at += 1) {
    const [x, y] = [at % modules.size, Math.floor(at / modules.size)];
    if (modules.get(y, x)) pixels[(y + MARGIN) * side + x + MARGIN] = 0;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** A picture of a ticket as a camera takes it: on a grey ground, rotated, in changed light. */
async function photograph(photo: Photo) {
  const { angle = 0, light = 1, haze = 0, blur = 0, size = 360, shade = 0, grain = 0 } = photo;
  const code = await drawCode(size);
  const turned = await sharp(photo.isInverted ? await sharp(code).negate({ alpha: false }).toBuffer() : code)
    .rotate(angle, { background: '#555' })
    .toBuffer();
  const laid = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#555' } })
    .composite([{ input: turned }])
    .png()
    .toBuffer();
  const seen = sharp(laid).linear(light, haze);
  const { data } = await (blur ? seen.blur(blur) : seen)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let random = 1;
  const pixels = new Uint8ClampedArray(data);
  for (let at = 0; at < data.length; at += 4) {
    const across = ((at / 4) % SIDE) / SIDE;
    for (let channel = at; channel < at + 3; channel += 1) {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      pixels[channel] = (data[channel] ?? 0) * (1 - shade * across) + (random / 1_073_741_824 - 1) * grain;
    }
  }
  return { width: SIDE, height: SIDE, data: pixels };
}

test.each<[string, Photo]>([
  ['straight', {}],
  ['held askew', { angle: 7 }],
  ['held at 45 degrees', { angle: 45 }],
  ['held upside down', { angle: 184 }],
  ['on a dim phone', { light: 0.15, haze: 5, angle: 13 }],
  ['on pale paper in the sun', { light: 0.25, haze: 90, angle: 31 }],
  ['in the dark with a grainy camera', { light: 0.2, haze: 8, angle: 9, grain: 6 }],
  ['out of focus', { blur: 1.8, angle: 11 }],
  ['far away', { size: 190, angle: 8 }],
  ['half in the shade', { shade: 0.8, angle: 12 }],
  ['on a screen in dark colours', { isInverted: true, angle: 5 }],
])('a code is read %s', async (_, photo) => {
  expect(decodePicture(await photograph(photo))).toBe(text);
});

test('a picture without a code is not read', async () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(120);
  expect(decodePicture({ width: SIDE, height: SIDE, data })).toBeNull();
});
