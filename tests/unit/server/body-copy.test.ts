import { BodyCopy } from '@/server/body-copy';

/** Sends pieces as a response does. */
function copied(max: number, pieces: readonly unknown[][]): Buffer | null {
  let whole: Buffer | null = null;
  const copy = new BodyCopy(max, (body) => (whole = body));
  for (const piece of pieces) copy.add(piece);
  copy.finish();
  return whole;
}

describe('the copy of a body', () => {
  it('joins texts and bytes in their order', () => {
    const pieces = [['链讯'], [Buffer.from(' and ')], ['6869', 'hex'], [undefined]];
    expect(copied(100, pieces)?.toString()).toBe('链讯 and hi');
  });

  it('is none of a body that is too long', () => {
    expect(copied(4, [['abc'], ['de']])).toBeNull();
  });

  it('shares its memory with nothing else, which would stay as long as it does', () => {
    const body = copied(100, [['a'], ['b']]);
    expect(body?.buffer.byteLength).toBe(2);
  });
});
