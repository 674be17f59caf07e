import {
  accountAddress,
  pageAddress,
  pictureOfOurs,
  shownAccount,
  shownLink,
  shownPicture,
} from '@/backend/contract/addresses';
import { eventForm } from '@/backend/contract/events/form';
import { hostingCalls } from '@/backend/contract/events/hosting';
import { linkText, picture, siteAddress } from '@/backend/contract/records/fields';

const OURS = '/uploads/ab/0123456789abcdef0123456789abcdef.jpg';
const NO_ADDRESS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.org/',
  '//example.org/x',
  'https://user:password@example.org/',
  'https://exa mple.org/',
  'https://',
  'http://%zz/',
];
const NO_PICTURE = [
  ...NO_ADDRESS,
  '/uploads/../metrics',
  '/uploads/ab/../../metrics',
  '/uploads/%2e%2e/metrics',
  '/metrics',
  '/privateUploads/ab/0123456789abcdef0123456789abcdef.jpg',
  `${OURS}?x`,
  `x${OURS}`,
];
const isTaken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('a picture of this site is a stored path; other paths and schemes are refused in any form', () => {
  expect(isTaken(pictureOfOurs, OURS) && isTaken(pictureOfOurs, '')).toBe(true);
  expect(isTaken(picture, OURS) && isTaken(picture, 'https://example.org/a.png')).toBe(true);
  for (const path of NO_PICTURE) {
    expect([path, isTaken(pictureOfOurs, path), isTaken(picture, path)]).toEqual([path, false, false]);
    expect([path, isTaken(eventForm, { poster: path })]).toEqual([path, false]);
    expect([path, shownPicture(path)]).toEqual([path, '']);
  }
});

test('a link is http or https to a host, without a user name and password', () => {
  const links = pageAddress(500);
  for (const url of ['', 'https://example.org/a?b=c#d', 'http://例子.中国/'])
    expect(isTaken(links, url)).toBe(true);
  for (const url of NO_ADDRESS) {
    expect([url, isTaken(links, url), shownLink(url)]).toEqual([url, false, '']);
    for (const form of [
      { map_url: url },
      { join_url: url },
      { links: [{ label: 'x', url }] },
      { speakers: [{ name: 'x', url }] },
    ])
      expect([url, isTaken(eventForm, form)]).toEqual([url, false]);
    expect([url, isTaken(siteAddress, url)]).toEqual([url, false]);
  }
  expect(isTaken(linkText, 'javascript:alert(1)')).toBe(false);
});

test.each([
  ['instagram', '@lian.xun', 'https://www.instagram.com/lian.xun'],
  ['instagram', 'https://www.instagram.com/lianxun/', 'https://www.instagram.com/lianxun/'],
  ['twitter', 'lianxun', 'https://x.com/lianxun'],
  ['twitter', 'twitter.com/lianxun', 'https://twitter.com/lianxun'],
  ['youtube', '@lianxun', 'https://www.youtube.com/@lianxun'],
  ['youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
  ['telegram', 'http://t.me/lianxun', 'https://t.me/lianxun'],
] as const)('an account of %s given as %s is stored as its whole address', (network, input, stored) => {
  expect(accountAddress(network).parse(` ${input} `)).toBe(stored);
  expect(shownAccount(network, input)).toBe(stored);
  // Except for a bare name, it is not accepted as an account of another network.
  for (const other of ['instagram', 'twitter', 'youtube', 'telegram'] as const)
    if (other !== network && input.includes('/')) expect(shownAccount(other, input)).toBe('');
});

test('addresses of other hosts and schemes are refused as accounts of every network', () => {
  const foreign = [
    ...NO_ADDRESS,
    'https://evil.example/instagram.com',
    'https://instagram.com.evil.example/x',
    'https://instagram.com@evil.example/x',
    'https://x.com:8443/lianxun',
    'https://x.com/',
    '/uploads/../metrics',
    // Addresses on the networks' own sites that are no accounts, as they redirect elsewhere.
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://instagram.com//evil.example',
    'https://x.com/i/redirect?url=https://evil.example',
    'https://t.me/share/url?url=https://evil.example',
  ];
  const { saveOrganiser } = hostingCalls;
  for (const network of ['instagram', 'twitter', 'youtube', 'telegram'] as const)
    for (const text of foreign) {
      expect([text, isTaken(accountAddress(network), text), shownAccount(network, text)]).toEqual([
        text,
        false,
        '',
      ]);
      expect([text, isTaken(saveOrganiser.input, { name: 'x', social: { [network]: text } })]).toEqual([
        text,
        false,
      ]);
    }
});
