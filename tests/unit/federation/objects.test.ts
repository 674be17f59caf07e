/** @jest-environment node */
import { actorName, readActorName } from '@/backend/contract/federation/addresses';
import { readConfig } from '@/backend/kernel/config';
import { canonicalJson } from '@/backend/modules/federation/queries/canonical-json';
import type { PostedStory } from '@/backend/modules/federation/queries/read-story';
import { nameOfActorUrl, postOfUrl } from '@/backend/modules/federation/queries/site-addresses';
import { writeObject, writeTombstone } from '@/backend/modules/federation/queries/write-object';
import { readConfig as readPortalConfig } from '@/lib/platform/config/config';

const SITE = { siteUrl: 'https://news.example' };
const text = { title: '甲 & 乙', summary: '摘要', lines: ['一 <b>', '二'] };
const story: PostedStory = {
  ...{ id: 7, kind: 'flash', version: 3, releaseTime: new Date('2026-11-01T02:03:04.567Z') },
  texts: [
    { lang: 'zh-Hans', ...text },
    { lang: 'en', title: 'A', summary: '', lines: [] },
  ],
  labels: [
    { id: 4, name: { 'zh-Hans': '以太坊 2.0' } },
    { id: 5, name: { en: '—' } },
  ],
  announcers: ['author_2', 'topic_1'],
};

test('a flash is a note with its words, its link and its picture, in every language', () => {
  const note = writeObject(SITE, story, 12);
  expect(note).toMatchObject({
    ...{ type: 'Note', id: 'https://news.example/ap/posts/12', url: 'https://news.example/news/7' },
    ...{ attributedTo: 'https://news.example/ap/actors/newsroom', published: '2026-11-01T02:03:04Z' },
    to: ['https://www.w3.org/ns/activitystreams#Public'],
    cc: ['https://news.example/ap/actors/newsroom/followers'],
    content:
      '<p><strong>甲 &amp; 乙</strong></p><p>一 &lt;b&gt;</p><p>二</p><p><a href="https://news.example/news/7">https://news.example/news/7</a></p>',
    attachment: [{ type: 'Image', url: 'https://news.example/share/story/7/zh-Hans-0000000000000003.png' }],
    tag: [{ type: 'Hashtag', name: '#以太坊20', href: 'https://news.example/features/label/4' }],
  });
  expect(note['contentMap']).toEqual({
    'zh-Hans': note['content'],
    en: '<p><strong>A</strong></p><p><a href="https://news.example/en/news/7">https://news.example/en/news/7</a></p>',
  });
});

test('an article is one, with title and summary, and leads to its page', () => {
  expect(writeObject(SITE, { ...story, kind: 'article' }, 1)).toMatchObject({
    ...{ type: 'Article', name: '甲 & 乙', nameMap: { 'zh-Hans': '甲 & 乙', en: 'A' }, summary: '摘要' },
    url: 'https://news.example/wz_detail/7',
    content:
      '<p>摘要</p><p><a href="https://news.example/wz_detail/7">https://news.example/wz_detail/7</a></p>',
  });
});

test('of a withdrawn post nothing is left but its id and the time', () => {
  expect(writeTombstone(SITE, 12, new Date('2026-11-02T00:00:00Z'))).toEqual({
    ...{ type: 'Tombstone', id: 'https://news.example/ap/posts/12', deleted: '2026-11-02T00:00:00Z' },
  });
});

test('names of actors are read back, and no other names', () => {
  for (const name of ['newsroom', 'author_7', 'topic_12'])
    expect(actorName(readActorName(name) ?? { kind: 'topic', id: 0 })).toBe(name);
  for (const name of ['', 'author_0', 'author_07', 'topic_', 'label_3', 'newsroom2', 'author_7/inbox'])
    expect(readActorName(name)).toBeNull();
});

test('addresses are read back on this host only', () => {
  expect(postOfUrl(SITE, 'https://news.example/ap/posts/12')).toBe(12);
  expect(postOfUrl(SITE, 'https://news.example.org/ap/posts/12')).toBeNull();
  expect(postOfUrl(SITE, 'https://news.example/ap/posts/12?x')).toBeNull();
  expect(nameOfActorUrl(SITE, 'https://news.example/ap/actors/topic_1')).toBe('topic_1');
  expect(nameOfActorUrl(SITE, 'https://news.example/ap/actors/topic_1/followers')).toBeNull();
});

test('documents are signed in the canonical form of RFC 8785', () => {
  const document = { b: [1, { z: null, a: '€"\n' }], '\u{1f600}': 1, ﬀ: 2, a: 1e21, c: undefined };
  expect(canonicalJson(document)).toBe('{"a":1e+21,"b":[1,{"a":"€\\"\\n","z":null}],"\u{1f600}":1,"ﬀ":2}');
});

test('federation needs an address with TLS', () => {
  const base = { NODE_ENV: 'test' as const, DATA_DIR: '.data', FEDERATION: 'on' };
  for (const siteUrl of ['http://news.example', undefined]) {
    const env = siteUrl === undefined ? base : { ...base, SITE_URL: siteUrl };
    expect(() => readConfig(env)).toThrow('FEDERATION=on needs a SITE_URL that begins with https://');
    expect(() => readPortalConfig(env)).toThrow('FEDERATION=on needs a SITE_URL');
  }
  const secrets = { BACKEND_SECRET: 'a-secret-of-the-tests-only' };
  expect(readConfig({ ...base, ...secrets, SITE_URL: 'https://news.example' }).federation).toEqual({
    privateHosts: false,
  });
});
