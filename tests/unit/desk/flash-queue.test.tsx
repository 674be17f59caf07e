import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { FlashDesk } from '@/components/desk/flashes/flash-desk';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import messages from '@/messages/zh-Hans.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

type Answer = { ok: true } | { code: number; message: string } | 'none';

/**
 * A portal that answers each flash when the test says so.
 * @returns `sent`, the flashes in the order in which they arrived
 */
function makePortal() {
  const sent: Record<string, unknown>[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const answers = new Map([
    ['deskContents', { list: [], next: null, total: 0 }],
    ['incoming', { list: [], total: 0, feeds: { total: 0, broken: 0, read_time: null } }],
  ]);
  window.fetch = jest.fn(async (address, init) => {
    const name = String(address).split('/').at(-1) ?? '';
    const json = (value: unknown) => ({ ok: true, status: 200, json: async () => value }) as Response;
    if (name !== 'publishFlash') return json({ code: 200, message: '', data: answers.get(name) });
    sent.push(JSON.parse(String(init?.body)));
    const id = sent.length;
    const answer = await new Promise<Answer>((resolve) => waiting.push(resolve));
    if (answer === 'none') throw new TypeError('no answer');
    return json('ok' in answer ? { code: 200, message: '', data: { id, version: 1 } } : answer);
  });
  return { sent, answer: (answer: Answer) => act(async () => waiting.shift()?.(answer)) };
}

const INITIAL = { list: [], next: null, total: 0 };
const INCOMING = { list: [], total: 0, feeds: { total: 0, broken: 0, read_time: null } };

function open() {
  return render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <FlashDesk
        initial={INITIAL as never}
        incoming={INCOMING as never}
        categories={[{ id: 3, name: '政策' }]}
      />
    </NextIntlClientProvider>,
  );
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const enter = (init: object = {}) =>
  fireEvent.keyDown(field('标题'), { key: 'Enter', code: 'Enter', ...init });
const queued = () => screen.queryAllByRole('article').map((row) => row.dataset.queued);
const row = (title: string) => within(screen.getByText(title).closest('article') ?? document.body);

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  act(() => clearFormDrafts());
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
});

test('a flash is sent with the category and the edition that were chosen, and the next one begins without them', async () => {
  const portal = makePortal();
  open();
  type('标题', '第一条');
  fireEvent.change(screen.getByLabelText('分类'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('地区版'), { target: { value: 'hk' } });
  enter();
  expect([screen.getByLabelText('分类'), screen.getByLabelText('地区版')]).toEqual([
    expect.objectContaining({ value: '' }),
    expect.objectContaining({ value: 'none' }),
  ]);
  await portal.answer({ ok: true });
  expect(portal.sent).toMatchObject([{ title: '第一条', category_id: 3, region: 'hk' }]);
});

test('every field can be edited while an earlier flash is being sent, and its answer changes none of them', async () => {
  const portal = makePortal();
  open();
  type('标题', '第一条');
  enter();
  expect(field('标题')).toHaveValue('');
  const typed = {
    标题: '第二条',
    正文: '第二条的正文',
    英文标题: 'The second',
    来源: '公报',
    原文: 'https://a.example/2',
  };
  for (const [name, value] of Object.entries(typed)) {
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(field(name)).not.toHaveAttribute('readonly');
    type(name, value);
  }
  fireEvent.change(screen.getByLabelText(/定时/), { target: { value: '2199-01-01T08:00' } });
  expect(screen.getByRole('checkbox', { name: /要闻/ })).toBeEnabled();
  fireEvent.click(screen.getByRole('checkbox', { name: /要闻/ }));
  await portal.answer({ ok: true });
  for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
  expect(screen.getByRole('checkbox', { name: /要闻/ })).toBeChecked();
  expect(screen.getByLabelText(/定时/)).toHaveValue('2199-01-01T08:00');
  expect(portal.sent).toMatchObject([{ title: '第一条', text: '' }]);
});

test('flashes are sent one after the other in the order they were written, each with its own key', async () => {
  const portal = makePortal();
  open();
  for (const title of ['甲市开始清算', '乙港公布名单', '丙行推迟升级']) {
    type('标题', title);
    enter();
  }
  await act(async () => undefined);
  expect(portal.sent).toHaveLength(1);
  expect(queued()).toEqual(['waiting', 'waiting', 'sending']);
  for (let count = 0; count < 3; count += 1) await portal.answer({ ok: true });
  expect(portal.sent.map(({ title }) => title)).toEqual(['甲市开始清算', '乙港公布名单', '丙行推迟升级']);
  expect(new Set(portal.sent.map(({ key }) => key)).size).toBe(3);
});

test('the Enter that ends a word of an input method sends nothing, also in browsers that report it late', async () => {
  const portal = makePortal();
  open();
  fireEvent.compositionStart(field('标题'));
  type('标题', 'qing suan');
  enter({ isComposing: true, keyCode: 229 });
  type('标题', '清算');
  fireEvent.compositionEnd(field('标题'), { data: '清算' });
  enter({ keyCode: 229 });
  expect(field('标题')).toHaveValue('清算');
  expect(portal.sent).toEqual([]);
  enter();
  expect(portal.sent).toMatchObject([{ title: '清算' }]);
  await portal.answer({ ok: true });
});

test('a flash without an answer is sent again with its key before the next ones; a refused one does not block them', async () => {
  const portal = makePortal();
  open();
  for (const title of ['没有回音的', '被拒绝的', '排在最后的']) {
    type('标题', title);
    enter();
  }
  await portal.answer('none');
  expect(queued()).toEqual(['waiting', 'waiting', 'failed']);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(portal.sent).toHaveLength(2);
  expect(portal.sent[1]).toEqual(portal.sent[0]);
  await portal.answer({ ok: true });
  await portal.answer({ code: 400, message: '标题太长' });
  expect(row('被拒绝的').getByRole('alert')).toHaveTextContent('标题太长');
  await portal.answer({ ok: true });
  expect(portal.sent.map(({ title }) => title)).toEqual([
    '没有回音的',
    '没有回音的',
    '被拒绝的',
    '排在最后的',
  ]);
  fireEvent.click(row('被拒绝的').getByRole('button', { name: '再发' }));
  await portal.answer({ ok: true });
  expect(portal.sent.at(-1)).toEqual(portal.sent[2]);
});

test('a failed flash can be edited again, and the text in the form meanwhile gets its own row', async () => {
  const portal = makePortal();
  open();
  type('标题', '有错字的');
  enter();
  await portal.answer({ code: 400, message: '不行' });
  type('标题', '正写到一半');
  fireEvent.click(row('有错字的').getByRole('button', { name: '拿回来改' }));
  expect(field('标题')).toHaveValue('有错字的');
  expect(queued()).toEqual(['aside']);
  type('标题', '没有错字的');
  enter();
  expect(portal.sent[1]).toMatchObject({ title: '没有错字的', instead_of: portal.sent[0]?.key });
  expect(portal.sent[1]?.key).not.toBe(portal.sent[0]?.key);
  fireEvent.click(row('正写到一半').getByRole('button', { name: '接着写' }));
  expect(field('标题')).toHaveValue('正写到一半');
  await portal.answer({ ok: true });
  expect(field('标题')).toHaveValue('正写到一半');
});

test('a flash that failed twice names both tries, of which either may have arrived', async () => {
  const portal = makePortal();
  open();
  type('标题', '第一次');
  enter();
  await portal.answer('none');
  fireEvent.click(row('第一次').getByRole('button', { name: '拿回来改' }));
  type('标题', '第二次');
  enter();
  await portal.answer('none');
  fireEvent.click(row('第二次').getByRole('button', { name: '拿回来改' }));
  type('标题', '第三次');
  enter();
  const [first, second, third] = portal.sent;
  expect(second?.instead_of).toBe(first?.key);
  expect(third?.instead_of).toEqual([first?.key, second?.key]);
  await portal.answer({ ok: true });
});

test('a flash that is taken back comes into the field, and what was typed meanwhile gets its own row', async () => {
  const portal = makePortal();
  open();
  type('标题', '第一条');
  enter();
  await portal.answer({ ok: true });
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', altKey: true });
  type('标题', '收回的时候写的');
  await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
  expect(field('标题')).toHaveValue('第一条');
  expect(queued()).toEqual(['aside']);
  expect(row('收回的时候写的').getByRole('button', { name: '接着写' })).toBeVisible();
});

test('leaving the page warns while a flash is unsent, and not afterwards', async () => {
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const portal = makePortal();
  open();
  expect(isWarned()).toBe(false);
  type('标题', '还在路上的');
  enter();
  expect(isWarned()).toBe(true);
  await portal.answer({ ok: true });
  expect(isWarned()).toBe(false);
});
