import { create } from 'qrcode';
import sharp from 'sharp';

/** Margin around a QR code in modules, as the standard requires. */
const MARGIN = 4;
/** Minimum size in pixels, so that the code can be scanned from a phone held at arm's length. */
const MIN_PIXELS = 640;
const [DARK, LIGHT] = [0, 255];

/**
 * A QR code as a PNG of at least 640 pixels each way. It is drawn small and enlarged by sharp, outside of the main
 * thread.
 */
export async function qrCodePng(text: string): Promise<Buffer> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, LIGHT);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pixels[(row + MARGIN) * side + column + MARGIN] = DARK;
  const size = side * Math.ceil(MIN_PIXELS / side);
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(size, size, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
