import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { CoverRow } from '@/components/writing/rail/cover-row';
import { sendPicture } from '@/lib/platform/calls/upload';
import type { Opening } from '@/lib/writing/opening';
import { createDraft } from '@/lib/writing/saving/draft-store';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: async () => ({ ok: false, key: null, fields: {} }),
}));
jest.mock('@/lib/platform/calls/upload', () => ({ sendPicture: jest.fn() }));
jest.mock('@/components/writing/workbench/draft-cover', () => ({ DraftCover: () => null }));
jest.mock('@/components/uploads/use-picture-choice', () => ({
  usePictureChoice: () => ({ error: null, read: async () => ({ address: 'blob:1' }), fail: () => undefined }),
}));
jest.mock('@/components/uploads/cropper-dialog', () => ({
  CropperDialog: ({ onDone, onClose }: { onDone: (picture: Blob) => void; onClose: () => void }) => (
    <>
      <button onClick={() => onDone(new Blob(['x']))}>crop</button>
      <button onClick={onClose}>close</button>
    </>
  ),
}));

const DOCUMENT = {
  ...EMPTY_SETTINGS,
  texts: [{ lang: 'zh-Hans' as const, title: '', summary: '', body: '' }],
};
const opening = { stored: null, document: DOCUMENT, key: 'new-1' } as unknown as Opening;
const answers: ((answer: object) => void)[] = [];

async function choose() {
  const draft = createDraft(1, opening, 'zh-Hans');
  jest.mocked(sendPicture).mockImplementation((() => ({
    reply: new Promise((resolve) => answers.push(resolve)),
    cancel: () =>
      answers.at(-1)?.({ ok: false, code: 0, key: null, message: '', fields: {}, retryAfter: null }),
  })) as never);
  URL.revokeObjectURL = () => undefined;
  const view = render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <ToastProvider>
        <CoverRow draft={draft} />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
  const field = view.container.querySelector('input[type=file]') ?? view.container;
  await act(async () => void fireEvent.change(field, { target: { files: [new File(['x'], 'a.png')] } }));
  return { draft, view };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a cover is on its way from the choice of its file until it is in the draft', async () => {
  const { draft } = await choose();
  expect(draft.coverStep()).toBe('coming');
  await press('crop');
  expect(draft.coverStep()).toBe('coming');
  await act(async () => answers.at(-1)?.({ ok: true, data: '/uploads/a.jpg' }));
  expect(draft.current().pic).toBe('/uploads/a.jpg');
  expect(draft.coverStep()).toBe('settled');
});

test('a cover its author gives up is not missed; one that is refused, or whose row goes away, is', async () => {
  const givenUp = await choose();
  await press('close');
  expect(givenUp.draft.coverStep()).toBe('settled');
  givenUp.view.unmount();
  const cancelled = await choose();
  await press('crop');
  await press('取消上传');
  expect(cancelled.draft.coverStep()).toBe('settled');
  cancelled.view.unmount();
  const refused = await choose();
  await press('crop');
  const refusal = {
    ok: false,
    code: 400,
    key: 'invalidInput',
    message: '太大',
    fields: {},
    retryAfter: null,
  };
  await act(async () => answers.at(-1)?.(refusal));
  expect(refused.draft.coverStep()).toBe('failed');
  refused.view.unmount();
  const left = await choose();
  left.view.unmount();
  expect(left.draft.coverStep()).toBe('failed');
});
