import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceAlertForm } from '@/components/data/prices/price-alert-form';
import { makeBrowser } from '@/tests/support/push-browser';

const labels = {
  ...{ asset: 'Asset', level: 'Level', above: 'above', below: 'below', set: 'Set', remove: 'Remove' },
  ...{ sent: 'Sent', noBrowser: 'No browser waits', receive: 'Notify this browser' },
  refusals: {
    passed: 'Passed',
    tooMany: 'Too many',
    denied: 'Blocked',
    unsupported: 'None',
    failed: 'Failed',
  },
};
const alert = { id: 7, key: 'btc', direction: 'above', level: 9, fired_time: '', has_browser: false };
const show = () =>
  render(<PriceAlertForm series={[{ key: 'btc', name: 'BTC' }]} labels={labels} locale="en" />);

/** The answers of a backend with an alert whose browser has gone. */
function oneAlert() {
  const list = [{ ...alert }];
  return {
    priceAlerts: { list },
    get addAlert() {
      list[0] = { ...alert, has_browser: true };
      return { added: true };
    },
  };
}
const topicsOf = (calls: [string, unknown][]) =>
  calls.flatMap(([name, input]) => (name === 'addAlert' ? [Object(input).topic] : []));

test('a browser that allows notifications takes up the alerts no other waits for', async () => {
  const { calls } = makeBrowser('granted', oneAlert(), 'granted');
  show();
  await waitFor(() => expect(topicsOf(calls)).toEqual(['price:7']));
  await screen.findByRole('listitem');
  await waitFor(() => expect(screen.queryByText(labels.noBrowser)).toBeNull());
});

test('another browser says that none waits for them, and takes them up on a press', async () => {
  const { calls } = makeBrowser('granted', oneAlert());
  show();
  await screen.findByText(labels.noBrowser);
  expect(topicsOf(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: labels.receive }));
  await waitFor(() => expect(screen.queryByText(labels.noBrowser)).toBeNull());
  expect(topicsOf(calls)).toEqual(['price:7']);
});

test('too many alerts are refused by that name, and not as a level that is passed', async () => {
  makeBrowser('granted', { priceAlerts: { list: [] } }, 'granted');
  const { fetch } = window;
  const refusal = { code: 400, message: '', data: null, fields: { key: 'tooMany' } };
  Object.assign(window, {
    fetch: async (address: string, init: RequestInit) =>
      address.endsWith('/addPriceAlert') ? { status: 400, json: async () => refusal } : fetch(address, init),
  });
  show();
  await userEvent.type(screen.getByPlaceholderText(labels.level), '9');
  await userEvent.click(screen.getByRole('button', { name: labels.set }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(labels.refusals.tooMany));
});
