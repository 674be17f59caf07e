import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertSwitches } from '@/components/alerts/alert-switches';
import { makeBrowser } from '@/tests/support/push-browser';

const labels = { denied: 'Blocked', failed: 'Failed' };
const news = { topic: 'news', off: 'Notify me', on: 'Notifications are on' };
const show = () => render(<AlertSwitches locale="en" choices={[news]} labels={labels} />);

test('the permission is asked for only when the button is pressed, which turns notifications on, and off again', async () => {
  const { calls, requested } = makeBrowser('granted');
  show();
  const button = await screen.findByRole('button', { name: news.off });
  expect(requested).not.toHaveBeenCalled();
  await userEvent.click(button);
  const on = await screen.findByRole('button', { name: news.on, pressed: true });
  expect(calls).toEqual([
    ['alertKey', {}],
    [
      'addAlert',
      { endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' }, language: 'en', topic: 'news' },
    ],
    ['alertTopics', { endpoint: 'https://push.example/1' }],
  ]);
  await userEvent.click(on);
  await screen.findByRole('button', { name: news.off, pressed: false });
  expect(calls.at(-1)).toEqual(['removeAlert', { endpoint: 'https://push.example/1', topic: 'news' }]);
});

test('a reader who refuses the permission sees a message, and nothing is sent', async () => {
  const { calls } = makeBrowser('denied');
  show();
  await userEvent.click(await screen.findByRole('button', { name: news.off }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.denied));
  expect(calls).toEqual([]);
});

test('when the backend refuses, notifications stay off', async () => {
  makeBrowser('granted', { addAlert: 'refused' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: news.off }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.failed));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('each topic is chosen separately; the browser stays subscribed until the last one is turned off', async () => {
  const browser = makeBrowser('granted');
  const choices = ['All', 'Hong Kong'].map((name) => ({
    topic: name === 'All' ? 'events' : 'region:hk',
    off: name,
    on: name,
  }));
  render(<AlertSwitches locale="en" lead="New events" choices={choices} labels={labels} />);
  const pressed = (name: string, isPressed: boolean) =>
    screen.findByRole('button', { name, pressed: isPressed });
  await userEvent.click(await pressed('All', false));
  await pressed('All', true);
  await userEvent.click(await pressed('Hong Kong', false));
  await pressed('Hong Kong', true);
  await userEvent.click(await pressed('All', true));
  await pressed('All', false);
  await pressed('Hong Kong', true);
  expect(browser.isSubscribed()).toBe(true);
  await userEvent.click(await pressed('Hong Kong', true));
  await pressed('Hong Kong', false);
  expect(browser.isSubscribed()).toBe(false);
});
