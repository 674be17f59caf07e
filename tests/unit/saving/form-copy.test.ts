/** @jest-environment jsdom */
import { findCopyPlace, storeFormCopy } from '@/lib/saving/form-copy';
import { lockKey } from '@/lib/saving/tab-locks';

interface Held {
  name: string;
  clientId: string;
}

const OTHER_TAB = 'other';
let activeLocks: Held[] = [];

/** The locks of a browser with this tab and others. */
const locks = {
  query: async () => ({ held: activeLocks }),
  request: async (name: string, ...rest: unknown[]) => {
    const lock = { name, clientId: 'this' };
    activeLocks = [...activeLocks, lock];
    const run = rest.at(-1);
    if (run instanceof Function) await run(lock);
    activeLocks = activeLocks.filter((entry) => entry !== lock);
  },
};
const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value;
const place = () => findCopyPlace('form', isText);
const copyOf = (text: string) => ({ base: { text: '' }, document: { text }, requestKey: 'key' });
const openElsewhere = (key: string) => activeLocks.push({ name: `lx-saving:${key}`, clientId: OTHER_TAB });

beforeEach(() => {
  localStorage.clear();
  activeLocks = activeLocks.filter(({ clientId }) => clientId !== OTHER_TAB);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

test('the copy of a closed tab is found', async () => {
  storeFormCopy('form', copyOf('typed'));
  expect(await place()).toEqual({ suffix: '', copy: copyOf('typed') });
});

test('a form that another tab has open gets a place of its own, and leaves the other’s copy alone', async () => {
  storeFormCopy('form', copyOf('of the other tab'));
  openElsewhere('form');
  expect(await place()).toEqual({ suffix: '~1', copy: null });
  storeFormCopy('form~1', copyOf('of a closed tab'));
  expect(await place()).toEqual({ suffix: '~1', copy: copyOf('of a closed tab') });
  openElsewhere('form~1');
  expect(await place()).toEqual({ suffix: '~2', copy: null });
});

test('the copy of a further tab is found after both are closed, even when the first left none', async () => {
  storeFormCopy('form~1', copyOf('typed'));
  expect(await place()).toEqual({ suffix: '~1', copy: copyOf('typed') });
});

test('a form this tab itself has left is not taken for one of another tab', async () => {
  storeFormCopy('form', copyOf('typed'));
  const close = lockKey('form');
  expect((await place()).suffix).toBe('');
  close();
});

test('in a browser without locks every tab has the same place', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  storeFormCopy('form', copyOf('typed'));
  expect(await place()).toEqual({ suffix: '', copy: copyOf('typed') });
});

test('a stored value of another shape is no copy', async () => {
  localStorage.setItem('form', JSON.stringify({ base: {}, document: { text: 'x' }, requestKey: 'key' }));
  expect((await place()).copy).toBeNull();
  localStorage.setItem('form', '{');
  expect((await place()).copy).toBeNull();
});
