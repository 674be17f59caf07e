import { allowanceHeaders } from '@/lib/api/allowance-headers';
import { deprecationHeaders } from '@/lib/api/deprecation';

test('what is left of a limit is written as the draft of the IETF says', () => {
  const allowance = { is_exceeded: false, quota: 600, window: 600, left: 599, reset: 42 };
  expect(allowanceHeaders(allowance, 'network')).toEqual({
    'ratelimit-policy': '"network";q=600;w=600',
    ratelimit: '"network";r=599;t=42',
  });
});

test('an address that is going away says since when, until when, and what takes its place', () => {
  expect(deprecationHeaders({ since: '2026-12-01', ends: '2027-06-01', successor: '/content' })).toEqual({
    deprecation: '@1796083200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</api/v1/content>; rel="successor-version"',
  });
  expect(deprecationHeaders(undefined)).toEqual({});
});
