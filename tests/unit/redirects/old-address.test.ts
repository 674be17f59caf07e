import { candidatesFor } from '@/backend/contract/redirects/candidates';
import { fillTarget, matchPattern } from '@/backend/contract/redirects/pattern';
import { hasOldKey, hostKey, readOldAddress, trackingOf } from '@/backend/contract/redirects/old-address';
import { readTarget } from '@/backend/contract/redirects/target';

const keyOf = (address: string) => readOldAddress(address)?.key ?? null;

test('spellings of one address have one key', () => {
  const slug = '/2023/05/%e6%af%94%e7%89%b9%e5%b8%81/';
  for (const spelling of [
    '/2023/05/%E6%AF%94%E7%89%B9%E5%B8%81',
    '/2023/05/比特币/',
    '/index.php/2023/05/%e6%af%94%e7%89%b9%e5%b8%81//',
    '//2023//05/比特币/?utm_source=x&fbclid=1#more',
    'https://www.Old.example/2023/05/比特币',
  ])
    expect(keyOf(spelling)).toBe(keyOf(slug));
  expect(keyOf('/index.php?p=12')).toBe(keyOf('/?p=12'));
  expect(keyOf('/show.php?b=2&amp;a=1')).toBe('/show.php?a=1&b=2');
  expect(keyOf('/Hello-World/')).toBe('/hello-world');
});

test('characters that divide an address, and bytes of other encodings, are not decoded', () => {
  expect(keyOf('/a%2Fb')).toBe('/a%2fb');
  expect(keyOf('/%C4%E3')).toBe('/%c4%e3');
  expect(keyOf('/a%00b')).toBe('/ab');
});

test('only paths and web addresses are addresses', () => {
  for (const text of ['', 'x', 'javascript:alert(1)', 'ftp://a/b', `/${'x'.repeat(7000)}`])
    expect(readOldAddress(text)).toBeNull();
  expect(readOldAddress('http://WWW.例子.example:8080/x')).toMatchObject({ host: 'xn--fsqu00a.example' });
  expect(hostKey('old.example:3000')).toBe('old.example');
});

test('feeds, further pages and sizes of pictures are looked up as what they belong to', () => {
  const keys = (address: string) => candidatesFor(address).map(({ key }) => key);
  expect(keys('/tag/defi/feed/')).toEqual(['/tag/defi/feed', '/tag/defi']);
  expect(candidatesFor('/tag/defi/feed/')[1]?.isFeed).toBe(true);
  expect(keys('/tag/defi/page/3/')).toContain('/tag/defi');
  expect(keys('/wp-content/uploads/a-300x200.jpg')).toContain('/wp-content/uploads/a.jpg');
  expect(keys('/content/images/size/w600/2023/a.png')).toContain('/content/images/2023/a.png');
  expect(keys('/hello.html?x=1')).toEqual(['/hello.html?x=1', '/hello.html', '/hello?x=1', '/hello']);
  expect(keys('/?p=12&preview=true')).toEqual(['/?p=12&preview=true', '/?p=12']);
});

test('known keys and those of campaigns are distinguished', () => {
  expect(hasOldKey('?p=1')).toBe(true);
  expect(hasOldKey('?utm_source=a&page_id=2')).toBe(true);
  expect(hasOldKey('?page=2&xp=1')).toBe(false);
  expect(trackingOf('?p=1&utm_source=a&gclid=b')).toBe('?utm_source=a&gclid=b');
});

test('a pattern matches in linear time and fills its target with encoded text', () => {
  const match = (pattern: string, address: string) => {
    const read = readOldAddress(address);
    return read && matchPattern(pattern, read);
  };
  expect(match('/archives/*', '/archives/Abc')).toEqual(['Abc']);
  expect(match('/*/post-*.html', '/x/y/post-7.html')).toEqual(['x/y', '7']);
  expect(match('/a/*', '/b/1')).toBeNull();
  expect(fillTarget('/news/$1', ['7'])).toBe('/news/7');
  expect(fillTarget('/$1', ['/evil.example'])).toBe('/evil.example');
  expect(fillTarget('/$1', ['\\evil.example'])).toBe('/%5Cevil.example');
  expect(fillTarget('https://elsewhere.example/$1', ['@evil.example/x'])).toBe(
    'https://elsewhere.example/%40evil.example/x',
  );
  // A matcher that tries all combinations would not end.
  expect(match('/*a*a*a*a*b', `/${'a'.repeat(590)}`)).toBeNull();
});

test('a target is a path of this site or a full https address', () => {
  const read = (to: string) => readTarget(to, 'https://new.example');
  expect(read('/wz_detail/7?x=1')).toEqual({ to: '/wz_detail/7?x=1' });
  expect(read('http://www.new.example/news')).toEqual({ to: '/news' });
  expect(read('https://elsewhere.example/a')).toEqual({ to: 'https://elsewhere.example/a' });
  for (const text of [
    '//evil.example/x',
    '/\\evil.example',
    'https:evil.example',
    'https://a@evil.example/',
    'https://$1/x',
    'https://x.$1.example/x',
    'http://elsewhere.example/a',
    'javascript:alert(1)',
    '/.//evil.example',
  ])
    expect(read(text)).toEqual({ refusal: 'notAnAddress' });
  expect(read('')).toEqual({ refusal: 'targetMissing' });
});
