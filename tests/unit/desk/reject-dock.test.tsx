import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RejectDock } from '@/components/desk/review/reject-dock';
import messages from '@/messages/zh-Hans.json';

test('the list of sentences is one tab stop, and arrow keys move between them', () => {
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <RejectDock
        draftKey="reject:7"
        hasLive={false}
        onClose={() => undefined}
        onSend={async () => undefined}
      />
    </NextIntlClientProvider>,
  );
  const sentences = [...screen.getByRole('list').querySelectorAll('button')];
  expect(sentences.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  sentences[0]?.focus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(sentences[at]);
  }
});
