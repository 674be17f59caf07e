import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { NoteForm } from '@/components/writing/notes/note-form';
import { clearFormDrafts } from '@/lib/accounts/use-form-draft';
import type { NotesOf } from '@/lib/writing/notes/use-notes';
import messages from '@/messages/zh-Hans.json';

const add = jest.fn(async () => null);
const notes = { id: 7, notes: null, add } as unknown as NotesOf;
const words = messages.writing.notes;

const form = (quote: string) => (
  <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
    <NoteForm notes={notes} quote={quote} lang="zh-Hans" isEditor={false} onClose={() => undefined} />
  </NextIntlClientProvider>
);
const field = () => screen.getByRole('combobox', { name: words.text });

afterEach(() => clearFormDrafts());

test('a note that is being written stays when it is closed or is about other words, until it is sent', async () => {
  const first = render(form(''));
  fireEvent.change(field(), { target: { value: '第2段的数字要再问' } });
  first.rerender(form('凌晨两点'));
  expect(field()).toHaveValue('第2段的数字要再问');
  first.unmount();
  render(form('凌晨两点'));
  expect(field()).toHaveValue('第2段的数字要再问');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: words.send })));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ text: '第2段的数字要再问', quote: '凌晨两点' }));
  expect(field()).toHaveValue('');
});

test('a note that is cancelled is gone', () => {
  const { unmount } = render(form(''));
  fireEvent.change(field(), { target: { value: '不写了' } });
  fireEvent.click(screen.getByRole('button', { name: words.cancel }));
  unmount();
  render(form(''));
  expect(field()).toHaveValue('');
});
