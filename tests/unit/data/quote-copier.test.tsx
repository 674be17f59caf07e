import { fireEvent, render, screen } from '@testing-library/react';
import { QuoteCopier } from '@/components/data/prices/quote-copier';

const show = (writeText: (text: string) => Promise<void>) => {
  Object.assign(navigator, { clipboard: { writeText } });
  render(
    <>
      <button type="button" data-quote="BTC at 1. https://example.org/DataEra/prices">
        Quote
      </button>
      <button type="button">Other</button>
      <QuoteCopier labels={{ copied: 'Copied', failed: 'Not copied' }} />
    </>,
  );
};

test('a quote button copies its text and shows a toast; other buttons copy nothing', async () => {
  const copied: string[] = [];
  show((text) => Promise.resolve(void copied.push(text)));
  fireEvent.click(screen.getByText('Other'));
  fireEvent.click(screen.getByText('Quote'));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(copied).toEqual(['BTC at 1. https://example.org/DataEra/prices']);
});

test('a text that could not be copied is reported', async () => {
  show(() => Promise.reject(new Error('no clipboard')));
  fireEvent.click(screen.getByText('Quote'));
  expect(await screen.findByText('Not copied')).toBeTruthy();
});
