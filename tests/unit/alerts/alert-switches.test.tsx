import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertSwitches } from '@/components/alerts/alert-switches';

const labels = { denied: 'Blocked', failed: 'Failed' };
const news = { topic: 'news', off: 'Notify me', on: 'Notifications are on' };
const show = () => render(<AlertSwitches locale="en" choices={[news]} labels={labels} />);

/**
 * A browser with a push service.
 * @returns `calls`, the calls made to the backend
 */
function makeBrowser(permission: NotificationPermission, answers: Record<string, unknown> = {}) {
  const calls: [string, unknown][] = [];
  const topics = new Set<string>();
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = {
        endpoint: 'https://push.example/1',
        toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }),
        unsubscribe: async () => (subscription = null),
      };
      return subscription;
    },
  };
  const registration = { active: {}, installing: null, waiting: null, pushManager };
  const requested = jest.fn(async () => permission);
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission: requested },
    fetch: async (address: string, { body }: { body: string }) => {
      const name = address.split('/').at(-1) ?? '';
      const input = JSON.parse(body);
      calls.push([name, input]);
      const data = answers[name] ?? { key: 'K', added: true, removed: true, topics: [...topics] };
      if (data !== 'refused' && name === 'addAlert') topics.add(input.topic);
      if (data !== 'refused' && name === 'removeAlert') topics.delete(input.topic);
      return {
        ok: true,
        status: 200,
        json: async () => ({ code: data === 'refused' ? 500 : 200, message: '', data }),
      };
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, register: async () => registration },
  });
  return { calls, requested, isSubscribed: () => subscription !== null };
}

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
