/** @jest-environment jsdom */
const load = async () => (await import('@/lib/platform/navigation/after-load')).afterLoad;

let isSettled = false;
const begin = async (readyState: DocumentReadyState) => {
  isSettled = false;
  jest.resetModules();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const afterLoad = await load();
  void afterLoad().then(() => (isSettled = true));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits until the page is loaded and then until it is idle', async () => {
  await begin('interactive');
  await pass(5000);
  expect(isSettled).toBe(false);
  window.dispatchEvent(new Event('load'));
  await pass(0);
  expect(isSettled).toBe(false);
  await pass(5000);
  expect(isSettled).toBe(true);
});

test('on a loaded page, waits only until it is idle', async () => {
  await begin('complete');
  await pass(5000);
  expect(isSettled).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin'])('the reader’s first %s ends the wait', async (sign) => {
  await begin('interactive');
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  await pass(0);
  expect(isSettled).toBe(true);
});
