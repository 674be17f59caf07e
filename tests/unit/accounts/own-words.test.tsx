import { act, renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useSubmit } from '@/components/accounts/login/use-submit';
import messages from '@/messages/zh-Hans.json';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
    {children}
  </NextIntlClientProvider>
);

async function submit(answer: () => Promise<unknown>): Promise<[string | null, string[]]> {
  global.fetch = jest.fn(async () => ({ json: answer }) as Response);
  const texts: string[] = [];
  const { result } = renderHook(() => useSubmit('submitFeedback', (text) => texts.push(text)), { wrapper });
  await act(async () => void (await result.current.submit({ content: '反馈意见' })));
  return [result.current.error, texts];
}

test('the message of a server that sends only code, message and data is shown', async () => {
  const words = '审核员正忙，请明天再来';
  expect(await submit(async () => ({ code: 4711, message: words, data: null }))).toEqual([words, [words]]);
});

test('without an answer or a message, the page shows a text of its own', async () => {
  const { failed } = messages.login;
  expect(await submit(() => Promise.reject(new Error('no answer')))).toEqual([failed, [failed]]);
  expect(await submit(async () => ({ code: 4711, message: '', data: null }))).toEqual([failed, [failed]]);
});
