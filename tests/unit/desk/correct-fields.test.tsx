import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CorrectFields } from '@/components/desk/flashes/correct-fields';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import { postCall } from '@/lib/platform/calls/post-call';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const live = (version: number, title: string, body: string) => ({
  id: 7,
  version,
  texts: [{ lang: 'zh-Hans' as const, title, summary: '', body }],
});
const conflict = {
  ok: false,
  code: 409,
  key: 'conflict',
  message: '已有新的一版',
  fields: {},
  retryAfter: null,
} as const;

afterEach(() => clearFormDrafts());

test('a correction of an old version is put on the newest one, and nothing typed is lost', async () => {
  jest.mocked(postCall).mockResolvedValueOnce(conflict);
  jest.mocked(postCall).mockResolvedValueOnce({ ok: true, data: { id: 7, version: 6 } });
  const onDone = jest.fn();
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <CorrectFields
        newest={live(3, '旧题', '<p>旧文</p>')}
        onRenew={async () => live(5, '别人改的题', '<p>旧文</p>')}
        onClose={() => undefined}
        onDone={onDone}
      />
    </NextIntlClientProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const [title, text, note] = ['标题', '正文', '更正说明，读者看得到；小改动不用写'];
  type(title, '我改的题');
  type(text, '新文');
  type(note, '数字有误。');
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('现在线上：别人改的题')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('你写的还在');
  expect([title, text, note].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    '我改的题',
    '新文',
    '数字有误。',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '用线上的' }));
  expect(field(title)).toHaveValue('别人改的题');
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('别人改的题');
  const [, [, sent] = []] = jest.mocked(postCall).mock.calls;
  expect(sent).toEqual({
    ...{ id: 7, version: 5, lang: 'zh-Hans', body: '<p>新文</p>', others: [] },
    correction: { 'zh-Hans': '数字有误。' },
  });
  expect(onDone).toHaveBeenCalled();
});
