import { networkOf, networksOf, siteNetworkOf } from '@/backend/contract/process/networks';

const names = (address: string) => networksOf(address).map(({ name, times }) => `${name}×${times}`);

test('an IPv4 address is one network, however it is written', () => {
  expect(names('203.0.113.9')).toEqual(['203.0.113.9×1']);
  expect(names('::ffff:203.0.113.9')).toEqual(['203.0.113.9×1']);
});

test('an IPv6 address belongs to a /64, to a /56 with four times its limit and to a /48 with sixteen times', () => {
  const expected = ['20010db8000000ab/64×1', '20010db8000000/56×4', '20010db80000/48×16'];
  expect(names('2001:db8:0:ab::1')).toEqual(expected);
  expect(names('2001:0DB8:0000:00AB:ffff:1:2:3')).toEqual(expected);
  expect(names('2001:db8:0:ab:1:2:3:4%eth0')).toEqual(expected);
});

test.each([
  ['2001:db8:1:ff00::1', '2001:db8:1:ff01::1', { 64: false, 56: true, 48: true }],
  ['2001:db8:1:ff00::1', '2001:db8:1:fe00::1', { 64: false, 56: false, 48: true }],
  ['2001:db8:1::', '2001:db8:2::', { 64: false, 56: false, 48: false }],
])('which networks %s and %s share', (left, other, same) => {
  const [first, second] = [networksOf(left), networksOf(other)];
  const shared = first.map(({ name }, level) => name === second[level]?.name);
  expect(shared).toEqual([same[64], same[56], same[48]]);
});

test('the network of an address is its /64, and that of its site is the /48', () => {
  expect(networkOf('2001:db8::1')).toBe('20010db800000000/64');
  expect(siteNetworkOf('2001:db8::1')).toBe('20010db80000/48');
  expect(siteNetworkOf('198.51.100.1')).toBe('198.51.100.1');
  expect(networkOf('')).toBe('');
});
