import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DeclineOffer } from '@/components/tickets/picker/decline-offer';
import { postCall } from '@/lib/platform/calls/post-call';
import en from '@/messages/en.json';

jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: jest.fn(async () => ({ ok: true, data: {} })),
}));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('the key of an offered seat is removed from the address at once, and can still decline the offer', async () => {
  history.replaceState(null, '', '/en/events/7?decline=the-key-of-the-offer&from=letter');
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Shanghai">
      <DeclineOffer onDone={() => undefined} />
    </NextIntlClientProvider>,
  );
  expect(location.search).toBe('?from=letter');
  fireEvent.click(screen.getByText(en.tickets.picker.own.decline));
  await screen.findByText(en.tickets.picker.declined);
  expect(postCall).toHaveBeenCalledWith('declineOffer', { key: 'the-key-of-the-offer' }, 'en', undefined);
});
