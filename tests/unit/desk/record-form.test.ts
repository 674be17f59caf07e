import { act, renderHook } from '@testing-library/react';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
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
const open = () => renderHook(() => useRecordForm('label', null, null, onSaved));
type Form = ReturnType<typeof open>['result'];
const type = (form: Form, en: string) => act(() => form.current.set('name', { en }));
const ask = <Data>(send: (far: boolean) => Promise<Data>) => send(false);
const save = (form: Form) => act(() => form.current.save(ask));

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
  act(() => clearFormDrafts());
});

test('a new record whose answer was lost is sent again with the same key, also after a reload', async () => {
  answers.mockResolvedValue(LOST);
  const { result, unmount } = open();
  type(result, 'Ferries');
  await save(result);
  await save(result);
  unmount();
  const reloaded = open().result;
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
    const { result, unmount } = open();
    type(result, name);
    await save(result);
    unmount();
  }
  answers.mockResolvedValue(LOST);
  const { result } = open();
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
  const { result } = renderHook(() => useRecordForm('label', record, null, onSaved));
  type(result, 'Ferry lines');
  let saved: unknown;
  act(() => void (saved = result.current.save(ask)));
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
  const { result } = open();
  type(result, 'Ferries');
  await save(result);
  await save(result);
  expect(sent()).toHaveLength(1);
  expect(onSaved.mock.calls).toEqual([[7], [7]]);
  type(result, 'Ferry lines');
  await save(result);
  expect(sent()[1]).toMatchObject({ id: 7, version: 1, document: { name: { en: 'Ferry lines' } } });
});
