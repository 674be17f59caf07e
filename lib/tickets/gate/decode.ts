import decodeQR from 'qr/decode.js';

/** Milliseconds after which decoding a frame is given up; the next frame may be clearer. */
const FRAME_MS = 60;

/**
 * The text of a QR code in a picture; null when none is found in time.
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
