import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { FlashField } from '@/components/desk/flashes/flash-field';
import { EMPTY_FLASH, type FlashForm } from '@/lib/desk/flash-form';
import { enqueueFlash } from '@/lib/desk/flash-queue/queue';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/lib/desk/flash-queue/queue', () => ({ enqueueFlash: jest.fn() }));

const words = messages.writing.time;
const field = () => screen.getByLabelText(/定时/);
const title = () => document.querySelector<HTMLTextAreaElement>('[name=title]') ?? document.body;

/** The form with its state, as the page has it. */
function Desk() {
  const [form, setForm] = useState<FlashForm>({ ...EMPTY_FLASH, title: '测试网升级' });
  return (
    <FlashField
      {...{ form, clock: '10:00', number: 7, marks: [], categories: [], flashes: [] }}
      onForm={setForm}
      onSimilar={() => 0}
    />
  );
}

beforeEach(() => {
  jest.mocked(enqueueFlash).mockReset();
  window.fetch = jest.fn(
    async () =>
      ({ ok: true, status: 200, json: async () => ({ code: 200, message: '', data: {} }) }) as Response,
  );
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <SWRConfig value={{ provider: () => new Map() }}>
        <Desk />
      </SWRConfig>
    </NextIntlClientProvider>,
  );
});

const time = (value: string, badInput = false) => {
  Object.defineProperty(field(), 'validity', { value: { badInput }, configurable: true });
  fireEvent.change(field(), { target: { value } });
};
const enter = () => fireEvent.keyDown(title(), { key: 'Enter' });
const sent = () => jest.mocked(enqueueFlash).mock.calls.map(([form]) => form.releaseAt);

test('a release time in the past stops the flash; text and time stay until another time is chosen', () => {
  time('2020-11-20T10:00');
  enter();
  expect(sent()).toEqual([]);
  expect(screen.getByText(words.inThePast)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect([title(), field()].map((input) => (input as HTMLInputElement).value)).toEqual([
    '测试网升级',
    '2020-11-20T10:00',
  ]);
  time('');
  enter();
  expect(sent()).toEqual(['']);
});

test('an earlier valid time is not used in place of a refused one', () => {
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 11);
  time(`${soon}10:00`);
  time('2020-11-20T10:00');
  enter();
  expect(sent()).toEqual([]);
  time(`${soon}11:00`);
  enter();
  expect(sent()).toEqual([`${soon}11:00`]);
  expect((field() as HTMLInputElement).value).toBe('');
});

test('the 30th of February stops the flash, too, though the browser reports an empty field', () => {
  time('2027-02-28T10:00');
  time('', true);
  enter();
  expect(sent()).toEqual([]);
  expect(screen.getByText(words.notATime)).toBeTruthy();
});

test('a release time far ahead is sent once the editor confirms it', () => {
  const far = `${new Date().getUTCFullYear() + 5}-03-01T10:00`;
  time(far);
  enter();
  expect(sent()).toEqual([]);
  const meant = screen.getByRole('checkbox', { name: messages.desk.flash.farMeant });
  expect(document.activeElement).toBe(meant);
  fireEvent.click(meant);
  enter();
  expect(sent()).toEqual([far]);
});

test('a flash can be put into an edition of the newsroom', () => {
  const edition = screen.getByLabelText<HTMLSelectElement>(messages.desk.flash.edition);
  expect([...edition.options].map(({ value }) => value)).toEqual(['none', 'usa', 'hk']);
  fireEvent.change(edition, { target: { value: 'hk' } });
  enter();
  expect(jest.mocked(enqueueFlash).mock.calls.map(([form]) => form.region)).toEqual(['hk']);
});
