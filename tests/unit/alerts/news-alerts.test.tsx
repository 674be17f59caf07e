import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsAlerts } from '@/components/alerts/news-alerts';

const labels = { off: 'Notify me', on: 'Notifications are on', denied: 'Blocked', failed: 'Failed' };

/** A browser with a push service; `calls` has the calls made to the backend. */
function makeBrowser(permission: NotificationPermission, answers: Record<string, unknown> = {}) {
  const calls: [string, unknown][] = [];
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
  const asked = jest.fn(async () => permission);
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission: asked },
    fetch: async (address: string, { body }: { body: string }) => {
      const name = address.split('/').at(-1) ?? '';
      calls.push([name, JSON.parse(body)]);
      const data = answers[name] ?? { key: 'K', added: true, removed: true };
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
  return { calls, asked };
}

test('nobody is asked before the button is pressed; it turns notifications on, and off again', async () => {
  const { calls, asked } = makeBrowser('granted');
  render(<NewsAlerts locale="en" labels={labels} />);
  const button = await screen.findByRole('button', { name: labels.off });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(button);
  const on = await screen.findByRole('button', { name: labels.on, pressed: true });
  expect(calls).toEqual([
    ['alertKey', {}],
    ['addAlert', { endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' }, language: 'en' }],
  ]);
  await userEvent.click(on);
  await screen.findByRole('button', { name: labels.off, pressed: false });
  expect(calls.at(-1)).toEqual(['removeAlert', { endpoint: 'https://push.example/1' }]);
});

test('a reader who says no to the browser is told so, and nothing is sent', async () => {
  const { calls } = makeBrowser('denied');
  render(<NewsAlerts locale="en" labels={labels} />);
  await userEvent.click(await screen.findByRole('button', { name: labels.off }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.denied));
  expect(calls).toEqual([]);
});

test('when the backend refuses, notifications stay off', async () => {
  makeBrowser('granted', { addAlert: 'refused' });
  render(<NewsAlerts locale="en" labels={labels} />);
  await userEvent.click(await screen.findByRole('button', { name: labels.off }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.failed));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});
