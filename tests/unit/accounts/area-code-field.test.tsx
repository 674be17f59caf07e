import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { AreaCodeField } from '@/components/accounts/fields/area-code-field';

jest.mock('next-intl', () => ({ useLocale: () => 'en', useTranslations: () => (key: string) => key }));

const AREAS = [
  { country: 'China', area_code: '86', iso: 'CN' },
  { country: 'Hong Kong', area_code: '852', iso: 'HK' },
  { country: 'Macao', area_code: '853', iso: 'MO' },
];

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => AREAS }) as Response);
});

function Form() {
  const [value, setValue] = useState('852');
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <AreaCodeField value={value} onValue={setValue} />
      <button type="button">next</button>
    </SWRConfig>
  );
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function open() {
  render(<Form />);
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(3));
}

test('shows every area, starting at the chosen one once the table is loaded', async () => {
  await open();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Hong Kong');
});

test('an area is found by its name and chosen by Enter', async () => {
  await open();
  await userEvent.type(field(), 'mac');
  expect(options()).toEqual(['Macao+853']);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('+853');
  expect(options()).toEqual([]);
});

test('a typed code counts without choosing a row; Escape restores the previous code', async () => {
  await open();
  await userEvent.type(field(), '86');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('+852');
  await userEvent.clear(field());
  await userEvent.type(field(), '86');
  await userEvent.tab();
  expect(field()).toHaveValue('+86');
});

test('while the table is loading the status says so, and there is no empty list', async () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  render(<Form />);
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('areaLoading');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an unknown area is reported in a status, not in the list', async () => {
  await open();
  await userEvent.type(field(), 'nowhere');
  expect(screen.getByRole('status')).toHaveTextContent('areaNone');
  expect(screen.queryByRole('listbox')).toBeNull();
});
