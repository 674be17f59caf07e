import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchCombobox } from '@/components/search/search-combobox';

const push = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => '/search', useRouter: () => ({ push }) }));
let isMember = true;
jest.mock('@/lib/accounts/use-member', () => ({ hasSession: () => isMember }));

const words = {
  suggestions: 'Suggestions',
  history: 'History',
  remove: 'Remove “{keyword}”',
  clear: 'Clear history',
  clearField: 'Clear the field',
  failed: 'Not deleted',
};
let records: { id: number; keyword: string }[];
let refuses: boolean;
const requested: string[] = [];

beforeEach(() => {
  isMember = true;
  refuses = false;
  requested.length = 0;
  push.mockClear();
  records = [
    { id: 2, keyword: '稳定币' },
    { id: 1, keyword: 'rollup' },
  ];
  globalThis.fetch = jest.fn(async (address: string, init?: RequestInit) => {
    requested.push(`${address} ${String(init?.body ?? '')}`);
    return { ok: true, json: async () => answerTo(address) } as Response;
  }) as typeof fetch;
});

function answerTo(address: string): unknown {
  if (address.startsWith('/api/search-suggest')) return ['稳定币立法', '稳定币'];
  if (address.endsWith('/searchRecords')) return { code: 200, message: 'ok', data: { list: records } };
  return refuses
    ? { code: 500, message: 'no', data: null }
    : { code: 200, message: 'ok', data: { deleted: 1 } };
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const show = () => render(<SearchCombobox locale="en" label="Search" placeholder="" words={words} />);

test('a member’s own searches are listed in the open field, and above the suggestions while typing', async () => {
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toEqual(['稳定币', 'rollup']));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.type(field(), '稳');
  await waitFor(() => expect(options()).toEqual(['稳定币', '稳定币立法']));
});

test('arrow keys choose, Enter searches, Escape closes and keeps the typed text', async () => {
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('rollup');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith(expect.stringContaining(`/search/${encodeURIComponent('稳定币')}`));
});

test('a search is removed by keyboard, or all of them, and the field keeps the focus', async () => {
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(2));
  screen.getByRole('button', { name: 'Remove “稳定币”' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(options()).toEqual(['rollup']);
  expect(field()).toHaveFocus();
  expect(requested).toContain('/api/call/deleteSearchRecords {"id":2}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(options()).toEqual([]);
  expect(requested).toContain('/api/call/deleteSearchRecords {}');
});

test('a search that could not be removed is listed again, and the reader sees an error', async () => {
  refuses = true;
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Remove “rollup”' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not deleted');
  expect(options()).toEqual(['稳定币', 'rollup']);
});

test('searches are not requested for a reader without a session', async () => {
  isMember = false;
  show();
  await userEvent.click(field());
  await userEvent.type(field(), '稳');
  await waitFor(() => expect(options()).toEqual(['稳定币立法', '稳定币']));
  expect(requested.filter((url) => url.includes('searchRecords'))).toEqual([]);
});

test('a button empties the field and leaves the focus in it; an empty field has no button', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Clear the field' })).toBeNull();
  await userEvent.type(field(), '稳定');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});
