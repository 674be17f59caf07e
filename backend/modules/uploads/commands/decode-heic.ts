/** A decoded picture: four bytes a pixel, upright. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes the main picture of a HEIC file, as phones take them. The decoder is WebAssembly, so that a file which breaks
 * it breaks nothing else, and is loaded with the first such file: most processes never need it.
 * @throws Error when it cannot be decoded
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const pictures = new libheif.HeifDecoder().decode(bytes);
  const main = pictures.find((picture) => picture.is_primary()) ?? pictures[0];
  if (!main) throw new Error('no picture in the file');
  try {
    const [width, height] = [main.get_width(), main.get_height()];
    const pixels = new Uint8ClampedArray(width * height * 4);
    await new Promise<void>((resolve, reject) =>
      main.display({ data: pixels, width, height }, (shown) =>
        shown ? resolve() : reject(new Error('the picture cannot be decoded')),
      ),
    );
    return { data: Buffer.from(pixels.buffer), width, height };
  } finally {
    for (const picture of pictures) picture.free();
  }
}
