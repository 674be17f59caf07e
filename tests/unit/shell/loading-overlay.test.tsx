import { act, render, screen } from '@testing-library/react';
import { LoadingOverlay } from '@/components/shell/effects/loading-overlay';
import { beginWaiting } from '@/lib/platform/navigation/waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = () => render(<LoadingOverlay labels={{ loading: 'Loading', failed: 'Late', retry: 'Again' }} />);

test('loading is shown at once after a press, before any timer has run, until the page is there', () => {
  show();
  expect(screen.queryByText('Loading')).toBeNull();
  let end = () => {};
  act(() => {
    end = beginWaiting('/news');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() => end());
  expect(screen.queryByText('Loading')).toBeNull();
});
