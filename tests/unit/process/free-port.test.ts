import { freePort } from '../../support/free-port';

test('ports requested at the same moment differ', async () => {
  const ports = await Promise.all(Array.from({ length: 8 }, () => freePort()));
  expect(new Set(ports).size).toBe(8);
});
