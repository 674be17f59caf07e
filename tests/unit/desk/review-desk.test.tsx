import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SWRConfig } from 'swr';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { ReviewDesk } from '@/components/desk/review/review-desk';
import messages from '@/messages/zh-Hans.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const person = { id: 9, name: '许问樵', avatar_img: '' };
const text = (title: string) => ({ lang: 'zh-Hans', title, summary: '', body: '<p>正文。</p>' });
const document_ = (title: string) => ({
  texts: [text(title)],
  ...{ author_id: null, category_id: null, region: 'none', is_important: false, pic: '', source_name: '' },
  ...{ source_url: '', script_words: {}, label_ids: [], new_labels: [], topic_ids: [], release_time: null },
});
const row = (holder: typeof person | null) => ({
  ...{ id: 5, version: 8, kind: 'article', title: '第三次的题目', lang: 'zh-Hans', langs: ['zh-Hans'] },
  ...{ author: '沈砚之', owner: null, is_edit: false, is_first: false, round: 3, waited_minutes: 26 },
  ...{ submitted_time: '2026-11-20 14:00:00', embargo: false },
  holder: holder && { ...holder, until: '2026-11-20 15:06:00' },
});
const draft = {
  ...{ id: 5, version: 8, submitted: document_('第三次的题目'), submitted_version: 8, live: null },
  ...{ live_version: null, live_views: 0, langs: ['zh-Hans'], note: '', correction: null, names: {} },
  ...{ lost_corrections: [], embargo: null, history: { approved: 0, rejected: 2 } },
  returned: [
    { time: '2026-11-20 08:00:00', by: person, reason: '像广告。', version: 2 },
    { time: '2026-11-20 09:41:00', by: person, reason: '标题太满。 “一直”', version: 5 },
  ],
  returned_document: document_('一直少一成'),
};

/**
 * Opens the submission in the review.
 * @returns `calls`, the calls the page made to the backend
 */
async function openReview(
  holder: typeof person | null = null,
  changes: object = {},
  {
    behind = [],
    approved = Promise.resolve(),
    refusals = [],
  }: { behind?: number[]; approved?: Promise<void>; refusals?: string[] } = {},
) {
  const calls: [string, Record<string, unknown>][] = [];
  const others = behind.map((id) => ({ ...row(null), id }));
  const queue = { list: [row(holder), ...others], stopped: [], decided: { approved: 0, rejected: 0 } };
  const answers: Record<string, unknown> = {
    reviewQueue: queue,
    reviewDraft: { ...draft, ...changes },
    claimContent: { until: '2026-11-20 15:06:00' },
    deskContents: { list: [], next: null },
    approveContent: { id: 5, version: 9 },
  };
  window.fetch = jest.fn(async (address, init) => {
    const name = String(address).split('/').at(-1) ?? '';
    calls.push([name, JSON.parse(String(init?.body ?? '{}'))]);
    const data = answers[name] ?? {};
    if (name === 'approveContent') await approved;
    const messageKey = name === 'approveContent' ? refusals.shift() : undefined;
    if (messageKey !== undefined) {
      const refused = { code: 409, message: '先等等', messageKey, data: null };
      return { ok: false, status: 409, json: async () => refused } as Response;
    }
    return { ok: true, status: 200, json: async () => ({ code: 200, message: '', data }) } as Response;
  });
  Object.assign(navigator, { sendBeacon: () => true });
  Object.assign(window, { scrollTo: () => undefined });
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <SWRConfig value={{ provider: () => new Map() }}>
        <ToastProvider>
          <ReviewDesk initial={queue as never} opened={5} />
        </ToastProvider>
      </SWRConfig>
    </NextIntlClientProvider>,
  );
  await screen.findByText(/退过2次/);
  return { calls, called: (name: string) => calls.filter(([callName]) => callName === name) };
}
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
  });

test('a resubmission shows its round, who rejected it, what was asked and what changed since', async () => {
  await openReview();
  expect(screen.getAllByText('第3次送审').length).toBeGreaterThan(0);
  expect(screen.getByText(/退过2次/)).toHaveTextContent('许问樵');
  const requested = screen.getByRole('region', { name: '上次要他改的' });
  expect(requested).toHaveTextContent('标题太满。 “一直”');
  expect(requested).toHaveTextContent('改在标题');
  expect(requested).toHaveTextContent('像广告。');
  expect(screen.getByText('退回的，第5版')).toBeInTheDocument();
});

test('a phone shows what was asked first, then the changes or the readers’ page', async () => {
  await openReview();
  const parts = screen.getByRole('group', { name: '看哪一部分' });
  const names = within(parts).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['要他改的 1', '改动 1', '读者看到的 ']);
  expect(names.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  const isOnPhone = (name: string) => !screen.getByRole('region', { name }).closest('.max-md\\:hidden');
  expect([isOnPhone('上次要他改的'), isOnPhone('读者看到的')]).toEqual([true, false]);
  fireEvent.click(within(parts).getByRole('button', { name: /读者看到的/ }));
  expect([isOnPhone('上次要他改的'), isOnPhone('读者看到的')]).toEqual([false, true]);
});

test('charts of a text are drawn, both when versions are compared and in the whole text', async () => {
  const chart = (last: number) =>
    `<figure class="chart" data-kind="bars"><figcaption>周末转账</figcaption><table><tbody><tr><th>周</th><th>亿</th></tr><tr><td>一</td><td>20</td></tr><tr><td>二</td><td>${last}</td></tr></tbody></table></figure>`;
  const withChart = (last: number) => ({
    ...document_('第三次的题目'),
    texts: [{ ...text('第三次的题目'), body: chart(last) }],
  });
  await openReview(null, { submitted: withChart(11), returned_document: withChart(12) });
  const drawings = () => document.querySelectorAll('[role="img"][aria-label="周末转账"]');
  // The old chart, the new one, and the new one again for a narrow window.
  expect(drawings()).toHaveLength(3);
  await press('d');
  expect(drawings()).toHaveLength(1);
});

test('opening a submission does not claim it, the key H does', async () => {
  const { called } = await openReview();
  expect(called('claimContent')).toEqual([]);
  await press('h');
  expect(called('claimContent')).toHaveLength(1);
  expect(screen.getByText(/你拿着，到/)).toBeInTheDocument();
});

test('a key that is disabled by another editor’s claim says so', async () => {
  const { called } = await openReview(person);
  for (const key of ['a', 't', 'r']) {
    await press(key);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('许问樵拿着，可以读，不能定');
  }
  expect(called('approveContent')).toEqual([]);
  expect(screen.queryByRole('region', { name: '退回' })).toBeNull();
});

test('a submission is approved for a release time; a time in the past is refused with a message', async () => {
  const { called } = await openReview();
  await press('t');
  fireEvent.change(screen.getByLabelText('哪一天'), { target: { value: '2020-01-01' } });
  fireEvent.click(screen.getByRole('button', { name: '就这时上线' }));
  expect(screen.getByRole('alert')).toHaveTextContent('这个时间已经过了');
  expect(called('approveContent')).toEqual([]);
  fireEvent.change(screen.getByLabelText('哪一天'), { target: { value: '2199-01-01' } });
  fireEvent.change(screen.getByLabelText('几点'), { target: { value: '08:00' } });
  await act(async () => {
    fireEvent.keyDown(screen.getByLabelText('几点'), { key: 'Enter', code: 'Enter' });
  });
  // A time far ahead has to be confirmed beside the fields, which keep their values.
  expect(called('approveContent')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: messages.writing.time.isNotMeant }));
  expect(screen.queryByText(messages.writing.time.far)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '就这时上线' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.writing.time.isMeant }));
  });
  expect(called('approveContent')).toMatchObject([
    ['approveContent', { id: 5, version: 8, release_time: '2199-01-01 08:00:00', far: true }],
  ]);
});

test('the key for another version to compare with says so when there is none', async () => {
  await openReview();
  await press('w');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(messages.desk.review.nothingElseAgainst);
});

test.each([
  [['zh-Hans'], '/desk/'],
  [['en'], '/en/desk/'],
])('the readers’ page of a submission in %s is shown in that language', async (langs, start) => {
  await openReview(null, { langs });
  expect(screen.getByTitle(messages.desk.review.shown.phone).getAttribute('src')?.startsWith(start)).toBe(
    true,
  );
});

test('the answer to a decision leads away from no submission that was opened meanwhile', async () => {
  let answer = () => undefined as void;
  const approved = new Promise<void>((resolve) => (answer = resolve));
  const { called } = await openReview(null, {}, { behind: [6, 7], approved });
  await press('a');
  await press('j');
  await press('j');
  expect(called('approveContent')).toHaveLength(1);
  expect(window.location.pathname).toMatch(/\/7$/);
  await act(async () => answer());
  expect(window.location.pathname).toMatch(/\/7$/);
});

test('the sentence of a correction stays when the submission is closed before it is sent', async () => {
  const { called } = await openReview(null, { live: document_('旧的题目'), live_version: 3 });
  const name = messages.desk.review.correctionSentence;
  const field = () => screen.getByRole('textbox', { name });
  fireEvent.change(field(), { target: { value: '数字有误，已改。' } });
  await press('u');
  expect(screen.queryByRole('textbox', { name })).toBeNull();
  await press('r');
  expect(field()).toHaveValue('数字有误，已改。');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.desk.review.approveCorrection }));
  });
  expect(called('approveContent')).toMatchObject([
    ['approveContent', { correction: { 'zh-Hans': '数字有误，已改。' } }],
  ]);
});

test('a chosen release time stays when the server refuses the approval, and goes with the next one', async () => {
  const { called } = await openReview(null, {}, { refusals: ['tooManyRequests'] });
  await press('t');
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(screen.getByLabelText('哪一天'), { target: { value: soon } });
  fireEvent.change(screen.getByLabelText('几点'), { target: { value: '07:35' } });
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '就这时上线' })));
  await send();
  expect(called('approveContent')).toHaveLength(1);
  expect(screen.getByLabelText('哪一天')).toHaveValue(soon);
  expect(screen.getByLabelText('几点')).toHaveValue('07:35');
  await send();
  const [first, second] = called('approveContent').map(([, input]) => input['release_time']);
  expect([first, second]).toEqual([expect.stringContaining(`${soon} 07:35`), first]);
  expect(screen.queryByLabelText('几点')).toBeNull();
});
