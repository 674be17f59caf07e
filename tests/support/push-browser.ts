/**
 * A browser with a push service.
 * @param answer what its reader answers when it asks for the permission, which it has at first as `permission` says
 * @param answers of the backend, by call
 * @returns `calls`, the calls made to the backend
 */
export function makeBrowser(
  answer: NotificationPermission,
  answers: Record<string, unknown> = {},
  permission: NotificationPermission = 'default',
) {
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
  const requested = jest.fn(async () => answer);
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission, requestPermission: requested },
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
