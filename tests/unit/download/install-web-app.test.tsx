import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallWebApp } from '@/components/download/install-web-app';
import { storeInstallOffer } from '@/lib/download/install-prompt';

const labels = {
  install: 'Install',
  installed: 'Installed',
  follow: 'Follow the steps',
  own: 'This browser',
};
const ways = [{ way: 'computer' as const, name: 'Chrome', steps: 'Click the icon.' }];

const offer = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn() });

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  storeInstallOffer();
});

test('when the browser offers no installation, there are the steps and no button', () => {
  render(<InstallWebApp labels={labels} ways={ways} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Follow the steps')).toBeVisible();
});

test('an offer that the browser made earlier becomes a button, which can be pressed once', () => {
  const event = offer();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  render(<InstallWebApp labels={labels} ways={ways} />);
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('once installed the page says so', () => {
  render(<InstallWebApp labels={labels} ways={ways} />);
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.getByText('Installed')).toBeVisible();
});
