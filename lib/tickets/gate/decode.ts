import decodeQR from 'qr/decode.js';

/** Milliseconds a frame may take: the next one may show the code better. */
const FRAME_MS = 60;

/**
 * The text of a QR code in a picture, at any angle and in little light; null when there is none.
 * @param image rows of RGBA
 */
export function decodePicture(image: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): string | null {
  try {
    return decodeQR(image, { timeLimit: FRAME_MS });
  } catch {
    return null;
  }
}
