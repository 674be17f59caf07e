import { fireEvent, render, screen } from '@testing-library/react';
import { SmartBannerBar } from '@/components/download/smart-banner-bar';

const banner = () => (
  <SmartBannerBar text="Read in the app" closeLabel="Close for good">
    <b>Open</b>
  </SmartBannerBar>
);

beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

test('the banner stays hidden once it was closed, on later pages, too', () => {
  const { unmount } = render(banner());
  fireEvent.click(screen.getByRole('button', { name: 'Close for good' }));
  expect(screen.queryByText('Read in the app')).toBeNull();
  unmount();
  render(banner());
  expect(screen.queryByText('Read in the app')).toBeNull();
});

test('the installed portal shows no banner', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  render(banner());
  expect(screen.queryByText('Read in the app')).toBeNull();
});
