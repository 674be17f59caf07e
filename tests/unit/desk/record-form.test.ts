/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRecordForm } from '@/lib/desk/records/use-record-form';
import { postCall } from '@/lib/platform/calls/post-call';

jest.mock('next-intl', () => ({ useLocale: () => 'en' }));
jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const LOST = { ok: false as const, code: 0, key: null, message: 'no answer', fields: {}, retryAfter: null };
const DOCUMENT = { name: { en: 'Ferries' } };
const answers = jest.mocked(postCall);
const sent = () =>
  answers.mock.calls.flatMap(([name, input]) => (name === 'saveRecord' && 'key' in input ? [input] : []));
const onSaved = jest.fn();
type Opening = Parameters<typeof useRecordForm>[0];
const NEW: Opening = { kind: 'label', record: null, beginning: null, member: 1, onSaved };
const open = async (opening: Opening = NEW) => {
  const form = renderHook(() => useRecordForm(opening));
  // The copy in this browser is looked for.
  await act(async () => undefined);
  return form;
};
type Form = Awaited<ReturnType<typeof open>>['result'];
const type = (form: Form, en: string) => act(() => form.current.set('name', { en }));
const sendConfirmed = <Data>(send: (far: boolean) => Promise<Data>) => send(false);
const save = (form: Form) => act(() => form.current.save(sendConfirmed));

function isMade() {
  answers.mockImplementation(
    (name) =>
      Promise.resolve(
        name === 'saveRecord'
          ? { ok: true, data: { id: 7, version: 1 } }
          : { ok: true, data: { id: 7, version: 1, document: DOCUMENT, versions: [] } },
      ) as never,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

test('a new record whose answer was lost is sent again with the same key, also after a reload', async () => {
  answers.mockResolvedValue(LOST);
  const { result, unmount } = await open();
  type(result, 'Ferries');
  await save(result);
  await save(result);
  unmount();
  const reloaded = (await open()).result;
  expect(reloaded.current.document).toMatchObject(DOCUMENT);
  await save(reloaded);
  const keys = sent().map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test('each new record has its own key, also one that is typed after discarding another', async () => {
  isMade();
  for (const name of ['Ferries', 'Ports']) {
    const { result, unmount } = await open();
    type(result, name);
    await save(result);
    unmount();
  }
  answers.mockResolvedValue(LOST);
  const { result } = await open();
  type(result, 'Cranes');
  await save(result);
  act(() => result.current.discard());
  type(result, 'Docks');
  await save(result);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(4);
});

test('text typed while a record is being saved stays in the form, based on the saved version', async () => {
  let answer = (_: unknown) => {};
  answers.mockImplementation(() => new Promise((done) => (answer = done)) as never);
  const record = { id: 7, version: 1, document: DOCUMENT, versions: [], deleted_time: '', may_change: true };
  const { result } = await open({ ...NEW, record });
  type(result, 'Ferry lines');
  let saved: unknown;
  act(() => void (saved = result.current.save(sendConfirmed)));
  type(result, 'Ferry lines and ports');
  await act(async () => answer({ ok: true, data: { id: 7, version: 2 } }));
  const document = { name: { en: 'Ferry lines' } };
  await act(async () => {
    answer({ ok: true, data: { ...record, version: 2, document } });
    await saved;
  });
  expect(result.current).toMatchObject({
    document: { name: { en: 'Ferry lines and ports' } },
    version: 2,
    isChanged: true,
  });
});

test('a new record that is saved again before its page opens is not created twice', async () => {
  isMade();
  const { result } = await open();
  type(result, 'Ferries');
  await save(result);
  await save(result);
  expect(sent()).toHaveLength(1);
  expect(onSaved.mock.calls).toEqual([[7], [7]]);
  type(result, 'Ferry lines');
  await save(result);
  expect(sent()[1]).toMatchObject({ id: 7, version: 1, document: { name: { en: 'Ferry lines' } } });
});

const STORED = { id: 7, version: 1, document: DOCUMENT, versions: [], deleted_time: '', may_change: true };

/** A server that has a newer version of another editor until `version` names it. */
function isNewer(version: number, document: object) {
  const theirs = {
    ...STORED,
    version,
    document,
    versions: [{ number: version, editor: { id: 2, name: 'Lin' } }],
  };
  answers.mockImplementation((name, input) => {
    const isOld = name === 'saveRecord' && 'version' in input && input.version !== version;
    if (isOld) return Promise.resolve({ ...LOST, code: 409, key: 'conflict' }) as never;
    return Promise.resolve({ ok: true, data: theirs }) as never;
  });
}

test('text typed before the tab was closed is in the form again, merged with a newer version', async () => {
  answers.mockResolvedValue(LOST);
  const { result, unmount } = await open({ ...NEW, record: STORED });
  type(result, 'Ferry lines');
  unmount();
  sessionStorage.clear();
  const newer = { ...STORED, version: 2, document: { ...DOCUMENT, url: 'https://a.example' } };
  const reopened = (await open({ ...NEW, record: newer })).result;
  expect(reopened.current).toMatchObject({
    document: { name: { en: 'Ferry lines' }, url: 'https://a.example' },
    version: 2,
    isChanged: true,
    conflict: null,
  });
  expect((await open({ ...NEW, record: newer, member: 2 })).result.current.isChanged).toBe(false);
});

test('changes of two editors are merged, and saved only after another press of the button', async () => {
  isNewer(5, { ...DOCUMENT, url: 'https://b.example' });
  const { result } = await open({ ...NEW, record: STORED });
  type(result, 'Ferry lines');
  await save(result);
  expect(sent()).toHaveLength(1);
  expect(result.current).toMatchObject({
    step: 'waiting',
    version: 5,
    conflict: { by: 'Lin', both: [] },
    document: { name: { en: 'Ferry lines' }, url: 'https://b.example' },
  });
  expect(onSaved).not.toHaveBeenCalled();
  await save(result);
  expect(sent()[1]).toMatchObject({ version: 5, document: { url: 'https://b.example' } });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(result.current.conflict).toBeNull();
});

test('nothing is saved before a field that both changed is decided, also not after a reload', async () => {
  isNewer(5, { name: { en: 'Ships' } });
  const { result, unmount } = await open({ ...NEW, record: STORED });
  type(result, 'Ferry lines');
  await save(result);
  expect(result.current).toMatchObject({ step: 'conflict', conflict: { both: ['name'] } });
  await save(result);
  expect(sent()).toHaveLength(1);
  unmount();
  const newer = { ...STORED, version: 5, document: { name: { en: 'Ships' } } };
  const reopened = (await open({ ...NEW, record: newer })).result;
  expect(reopened.current).toMatchObject({ step: 'conflict', conflict: { both: ['name'] } });
  act(() => reopened.current.decide('name', false));
  await save(reopened);
  expect(sent()[1]).toMatchObject({ version: 5, document: { name: { en: 'Ferry lines' } } });
});

test('a record that could not be sent is sent when the network is back', async () => {
  answers.mockResolvedValue(LOST);
  const { result } = await open({ ...NEW, record: STORED });
  type(result, 'Ferry lines');
  await save(result);
  expect(result.current).toMatchObject({ step: 'offline', isChanged: true });
  answers.mockResolvedValue({
    ok: true,
    data: { ...STORED, version: 2, document: { name: { en: 'Ferry lines' } } },
  });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current).toMatchObject({ step: 'saved', version: 2, isChanged: false });
  expect(onSaved).toHaveBeenCalledWith(7);
});

test('when the session has ended, what is typed stays and waits for the button after signing in again', async () => {
  answers.mockResolvedValue({ ...LOST, code: 401, key: 'sessionExpired' });
  const { result } = await open({ ...NEW, record: STORED });
  type(result, 'Ferry lines');
  await save(result);
  type(result, 'Ferry lines and ports');
  expect(result.current).toMatchObject({
    step: 'ended',
    document: { name: { en: 'Ferry lines and ports' } },
  });
  expect(localStorage.length).toBe(1);
});

test('a copy of a record is created also when nothing in it was changed', async () => {
  isMade();
  const { result } = await open({ ...NEW, beginning: { of: 3, document: DOCUMENT } });
  expect(result.current.isChanged).toBe(false);
  await save(result);
  expect(sent()).toMatchObject([{ id: null, document: DOCUMENT }]);
  expect(onSaved).toHaveBeenCalledWith(7);
});
