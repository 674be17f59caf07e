import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSubmit } from '@/components/accounts/login/use-submit';
import type { Reply } from '@/lib/platform/calls/browser';

jest.mock('next-intl', () => ({
  useLocale: () => 'en',
  useTranslations: () => Object.assign((key: string) => `word:${key}`, { has: () => true }),
}));
jest.mock('@/lib/accounts/session-ended', () => ({ reportSessionEnded: (reply: unknown) => ended(reply) }));
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: (...call: unknown[]) => {
    requested(...call);
    return new Promise((done) => (answer = done));
  },
}));

const ended = jest.fn();
const requested = jest.fn();
const notify = jest.fn();
let answer: (reply: Reply<unknown>) => void;

beforeEach(() => jest.clearAllMocks());

const refusal = (overrides: Partial<Extract<Reply<unknown>, { ok: false }>>): Reply<unknown> => ({
  ok: false,
  code: 400,
  key: 'invalidInput',
  message: 'try later',
  fields: {},
  retryAfter: null,
  ...overrides,
});
const INPUT = { type: 'email' as const, email: 'a@b.test', password: 'secret' };

async function submit(reply: Reply<unknown>) {
  const { result } = renderHook(() => useSubmit('login', notify));
  let data: Promise<unknown> = Promise.resolve();
  act(() => void (data = result.current.submit(INPUT)));
  expect(result.current).toMatchObject({ isBusy: true, error: null, fields: {} });
  await act(async () => {
    answer(reply);
    await data;
  });
  expect(result.current.isBusy).toBe(false);
  return { form: result, data: await data };
}

test('a submit returns the data of the answer, and the form is not busy after it', async () => {
  const { form, data } = await submit({ ok: true, data: { token: 't' } });
  expect(requested.mock.calls).toEqual([['login', INPUT, 'en']]);
  expect(data).toEqual({ token: 't' });
  expect(form.current).toMatchObject({ error: null, fields: {} });
  expect(notify).not.toHaveBeenCalled();
});

test('a refusal without fields is shown with the backend’s message', async () => {
  const reply = refusal({ key: 'tooManyRequests' });
  const { form, data } = await submit(reply);
  expect(data).toBeNull();
  expect(form.current).toMatchObject({ error: 'try later', fields: {} });
  expect(notify.mock.calls).toEqual([['try later']]);
  expect(ended).toHaveBeenCalledWith(reply);
});

test('without an answer, the form shows a message of its own', async () => {
  const { form } = await submit(refusal({ key: null, message: '' }));
  expect(form.current.error).toBe('word:failed');
});

test('a refused field shows its reason, and the form as a whole none', async () => {
  const { form } = await submit(refusal({ fields: { password: 'tooShort', email: 'notAllowed' } }));
  expect(form.current.fields).toEqual({ password: 'word:passwordShort', email: 'word:notAllowed' });
  expect(form.current.error).toBeNull();
  expect(notify).not.toHaveBeenCalled();
  act(() => form.current.clear());
  expect(form.current.fields).toEqual({});
});

function Form() {
  const { refuse, fields } = useSubmit('login', notify);
  return (
    <>
      <input aria-label="behind" aria-invalid={Boolean(fields['email'])} />
      <dialog open>
        <input aria-label="email" aria-invalid={Boolean(fields['email'])} />
        <button onClick={() => refuse('email', 'is missing')}>send</button>
      </dialog>
    </>
  );
}

test('the refused field gets the focus, in the dialog when one is open', async () => {
  render(<Form />);
  await userEvent.click(screen.getByText('send'));
  await waitFor(() => expect(screen.getByLabelText('email')).toHaveFocus());
  expect(notify).not.toHaveBeenCalled();
});
