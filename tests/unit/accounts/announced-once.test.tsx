import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { ToastProvider, useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { postCall } from '@/lib/platform/calls/post-call';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));
const answers = jest.mocked(postCall);
const refusal = (message: string, fields: Record<string, string> = {}) => ({
  ok: false as const,
  code: 400,
  key: null,
  message,
  fields,
  retryAfter: null,
});

function Form() {
  const form = useSubmit('submitFeedback', useNotify());
  return (
    <form onSubmit={(event) => (event.preventDefault(), void form.submit({ content: '', images: [] }))}>
      <p>{form.fields['email']}</p>
      <FormFoot label="登录" isReady isBusy={form.isBusy} error={form.error} />
    </form>
  );
}

const show = () =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <ToastProvider>
        <Form />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
const send = () =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a refusal is shown as a toast, and stays at the form when the toast has gone', async () => {
  answers.mockResolvedValue(refusal('账号或密码不对'));
  show();
  await send();
  expect(await screen.findAllByText('账号或密码不对')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('账号或密码不对');
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getAllByText('账号或密码不对')).toHaveLength(1);
});

test('the error of a field is shown only at the field', async () => {
  answers.mockResolvedValue(refusal('输入有误', { email: 'notEmail' }));
  show();
  await send();
  expect(await screen.findAllByText(messages.fieldErrors.notEmail)).toHaveLength(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the toast of an earlier attempt goes when the form is submitted again', async () => {
  answers.mockResolvedValueOnce(refusal('账号或密码不对')).mockReturnValueOnce(new Promise(() => undefined));
  show();
  await send();
  await screen.findByText('账号或密码不对');
  await send();
  expect(screen.queryByText('账号或密码不对')).toBeNull();
});
