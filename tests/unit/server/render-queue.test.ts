import { RenderQueue } from '@/server/prerender/render-queue';

/** Pages that end when the test says so. */
class Pages {
  begun: number[] = [];
  private readonly ends = new Map<number, () => void>();

  render = (n: number) => () => {
    this.begun.push(n);
    return new Promise<void>((resolve) => this.ends.set(n, resolve));
  };
  end(n: number): void {
    this.ends.get(n)?.();
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

describe('pages at once', () => {
  const pages = () => new Pages();
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  /** Requests pages 0 to 19 of a process that is busy for this share of its time. */
  async function requestTwenty(readBusyShare: () => number, isGone = (_n: number) => false) {
    const queue = new RenderQueue(readBusyShare);
    const rendered = pages();
    const ended = numbers(0, 20).map((n) => queue.run(rendered.render(n), () => isGone(n)));
    await settle();
    return { rendered, ended };
  }

  test('while the process is busy, six are rendered at once, and the next begins when one ends', async () => {
    const { rendered } = await requestTwenty(() => 1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(rendered.begun).toEqual(numbers(0, 6));
    rendered.end(3);
    await settle();
    expect(rendered.begun).toEqual(numbers(0, 7));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(rendered.begun).toEqual(numbers(0, 7));
  });

  test('while the process rests because pages wait for others, more begin', async () => {
    const { rendered } = await requestTwenty(() => 0.2);
    expect(rendered.begun).toEqual(numbers(0, 6));
    await jest.advanceTimersByTimeAsync(50);
    expect(rendered.begun).toEqual(numbers(0, 12));
    await jest.advanceTimersByTimeAsync(100);
    expect(rendered.begun).toEqual(numbers(0, 20));
  });

  test('a page nobody waits for any more is not rendered, and one that fails lets the next begin', async () => {
    const { rendered, ended } = await requestTwenty(
      () => 1,
      (n) => n > 5 && n < 18,
    );
    for (const n of numbers(0, 6)) rendered.end(n);
    await Promise.all(ended.slice(0, 18));
    expect(rendered.begun).toEqual([...numbers(0, 6), 18, 19]);
    const queue = new RenderQueue(() => 1);
    const failures = numbers(0, 8).map(() =>
      queue.run(
        () => Promise.reject(new Error('no page')),
        () => false,
      ),
    );
    for (const failure of failures) await expect(failure).rejects.toThrow('no page');
  });
});
