import { encodeWithin } from '@/lib/uploads/compress';
import { CROPS, outputSize } from '@/lib/uploads/crops';
import { MAX_STORED_BYTES } from '@/backend/contract/uploads/limits';

/**
 * An encoder whose files grow with the quality.
 * @returns `asked`, the qualities it was called with
 */
function encoder(sizeOf: (quality: number) => number) {
  const requested: number[] = [];
  const encode = async (quality: number) => {
    requested.push(quality);
    return { size: sizeOf(quality), quality };
  };
  return { requested, encode };
}

describe('the size of a crop', () => {
  it.each([
    [300, 200, 300, 200],
    [2048, 2048, 2048, 2048],
    [4096, 2048, 2048, 1024],
    [1000, 8000, 256, 2048],
    [9000, 1, 2048, 1],
  ])('%d × %d becomes %d × %d', (width, height, outWidth, outHeight) => {
    expect(outputSize(width, height)).toEqual({ width: outWidth, height: outHeight });
  });
});

describe('quality steps', () => {
  it('uses the best quality when the file is within the limit at once', async () => {
    const { requested, encode } = encoder(() => MAX_STORED_BYTES);
    expect((await encodeWithin(encode)).quality).toBe(1);
    expect(requested).toEqual([1]);
  });

  it('goes down by exact tenths until it fits', async () => {
    const { requested, encode } = encoder((quality) => (quality > 0.65 ? MAX_STORED_BYTES + 1 : 10));
    expect((await encodeWithin(encode)).quality).toBe(0.6);
    expect(requested).toEqual([1, 0.9, 0.8, 0.7, 0.6]);
  });

  it('ends at 0.1 whatever the size', async () => {
    const { requested, encode } = encoder(() => MAX_STORED_BYTES * 9);
    expect((await encodeWithin(encode)).quality).toBe(0.1);
    expect(requested).toHaveLength(10);
  });

  it('rejects with the error of the encoder', async () => {
    await expect(encodeWithin(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  });
});

it('offers the shapes of the specification', () => {
  expect(CROPS.cover.map(({ value }) => value)).toEqual([2.5, 21 / 13, null]);
  expect([CROPS.avatar[0].value, CROPS.wide[0].value, CROPS.square[0].value]).toEqual([1, 16 / 9, 1]);
});
