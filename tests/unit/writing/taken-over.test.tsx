import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import { mergeOwnWords } from '@/components/writing/merge-own-words';
import { useConflict } from '@/components/writing/workbench/use-conflict';
import { useDraft } from '@/components/writing/workbench/use-draft';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';

jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const document_ = (title: string) => ({
  ...EMPTY_SETTINGS,
  texts: [{ lang: 'zh-Hans' as const, title, summary: '', body: '<p>文</p>' }],
});
const stored = (version: number, title: string) => ({
  ...{ id: 7, version, kind: 'article', saved_time: '2026-11-28 08:00:00', saved_by: null },
  ...{ document: document_(title), labels: [], topics: [], category: null, author: null },
});
const opening = {
  setup: { may_submit: true, contact: '', categories: [], topics: [], authors: [] },
  ...{ stored: stored(3, '原题'), document: document_('原题'), copy: null, recovered: null, key: '7' },
} as unknown as Opening;
const conflict = { ok: false, code: 409, key: 'conflict', message: '', fields: {}, retryAfter: null };

/** Opens the draft; whatever is saved is a conflict with version 5. `onCopy` runs while the n-th copy is stored. */
function open(onCopy: (copies: number, draft: Draft) => void = () => undefined) {
  const copies: string[] = [];
  const view = renderHook(
    () => {
      const draft = useDraft(1, opening, 0);
      return { draft, ...useConflict(draft, opening) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <NextIntlClientProvider locale="zh-Hans" messages={{}} timeZone="Asia/Shanghai">
          {children}
        </NextIntlClientProvider>
      ),
    },
  );
  const { draft } = view.result.current;
  jest.mocked(postCall).mockImplementation((async (name: string, input: { title?: string }) => {
    if (name === 'saveDraft') return conflict;
    if (name === 'readDraft') return { ok: true, data: stored(5, '对方的题') };
    copies.push(input.title ?? '');
    onCopy(copies.length, draft);
    return { ok: true, data: { id: 7, version: 6 } };
  }) as never);
  return { view, draft, copies, title: () => draft.current().texts[0]?.title };
}

test('after somebody took over, the page of the conflict closes, and the text here is a version of its own', async () => {
  const { view, draft, copies, title } = open();
  act(() => draft.setText('zh-Hans', { title: '我的题' }));
  await act(async () => void (await draft.saver.flush()));
  await waitFor(() => expect(view.result.current.versions).not.toBeNull());
  await act(() => mergeOwnWords(draft, 7, 'zh-Hans'));
  expect(view.result.current.versions).toBeNull();
  expect(copies).toEqual(['我的题']);
  expect(title()).toBe('对方的题');
  expect(draft.saver.state()).toMatchObject({ step: 'saved', version: 5 });
});

test('what is typed while the text is stored as a version is stored, too', async () => {
  const { draft, copies, title } = open((count, typing) => {
    if (count === 1) typing.setText('zh-Hans', { title: '我的题，写完' });
  });
  act(() => draft.setText('zh-Hans', { title: '我的题' }));
  await act(() => mergeOwnWords(draft, 7, 'zh-Hans'));
  expect(copies).toEqual(['我的题', '我的题，写完']);
  expect(title()).toBe('对方的题');
});
