import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SearchField } from '@/components/search/search-field';

jest.mock('next/navigation', () => ({ usePathname: () => '/news', useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/lib/accounts/use-member', () => ({ hasSession: () => false }));
let arrive: () => void = () => undefined;
jest.mock('@/lib/platform/navigation/after-load', () => ({
  afterLoad: () => new Promise<void>((resolve) => (arrive = resolve)),
}));

const words = {
  suggestions: 'Suggestions',
  history: 'History',
  remove: 'Remove “{keyword}”',
  clear: 'Clear history',
  clearField: 'Clear the field',
  failed: 'Not deleted',
};
const show = () => render(<SearchField locale="en" label="Search" placeholder="" words={words} />);
const plain = () => screen.getByRole<HTMLInputElement>('searchbox');

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => Response.json([])) as typeof fetch;
});

test('text typed before the scripts have run stays when the field is rendered again', () => {
  const field = (placeholder: string) => (
    <SearchField locale="en" label="Search" placeholder={placeholder} words={words} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field('News'));
  plain().value = 'half a wor';
  const { rerender } = render(field('News'), { container, hydrate: true });
  rerender(field('News, articles'));
  expect(plain()).toHaveValue('half a wor');
});

// This test comes before the others: once suggestions are loaded, every field starts with them.
test('a composition is not interrupted; then text, focus and caret move to the field with suggestions', async () => {
  show();
  expect(plain().form).toHaveAttribute('action', '/en/search');
  await userEvent.type(plain(), 'roll up');
  plain().setSelectionRange(2, 4);
  fireEvent.compositionStart(plain());
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(plain()).toHaveFocus();
  fireEvent.compositionEnd(plain());
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  expect(field).toHaveValue('roll up');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
});

test('a field that appears later has suggestions at once, and does not take the focus', () => {
  show();
  expect(screen.getByRole('combobox')).not.toHaveFocus();
});
