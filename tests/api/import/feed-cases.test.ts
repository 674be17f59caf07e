import { existsSync, readFileSync } from 'node:fs';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { parseFeed } from '@/backend/main/parse-feed';
import { addressesShared } from '@/backend/modules/feeds/commands/same-story';
import { keyEntries, planRead } from '@/backend/modules/feeds/commands/plan-read';

const NOW = new Date('2026-11-25T19:00:00Z');

/** A feed of the cases as the desk reads it, with the type its server sends. */
async function read(name: string) {
  const path = dataPath(`cases/feeds/${name}`);
  const { entries, feedAddress } = await parseFeed({
    bytes: readFileSync(path),
    contentType: existsSync(`${path}.type`) ? readFileSync(`${path}.type`, 'utf8').trim() : null,
    url: `http://127.0.0.1:3159/${name}`,
    fetchedAt: NOW,
    charset: null,
  });
  return { entries, feedAddress, titles: entries.map(({ title }) => title) };
}

async function waiting(name: string): Promise<string[]> {
  const { entries } = await read(name);
  const keyed = keyEntries(entries, NOW);
  const shared = addressesShared(keyed.map((entry) => ({ ...entry, feedId: 1 })));
  const { fresh } = planRead(keyed, new Map(), new Set(), NOW, shared);
  return fresh.filter(({ state }) => state === 'waiting').map(({ title }) => title);
}

describeWithData('feeds a newsroom reads', () => {
  test('07: entries that share an id or an address all wait', async () => {
    expect(await waiting('07-same-guid.xml')).toHaveLength(5);
    expect(await waiting('07b-same-link.xml')).toHaveLength(4);
  });

  test.each([
    ['08a-gbk-declared.xml', '国标编码的快讯：央行发布报告'],
    ['08b-gbk-http-says-utf8.xml', '国标编码的快讯：统计局发布报告'],
    ['08c-utf8-http-says-latin1.xml', '标头写错的快讯：外管局发布报告'],
    ['08d-gbk-undeclared.xml', '国标编码的快讯：财政部发布报告'],
    ['08e-utf8-but-declares-gb.xml', '声明写错的快讯：证监会发布报告'],
    ['08f-big5.xml', '大五碼的快訊：金管會公布名單'],
  ])('%s is read in the charset it has', async (name, title) => {
    expect((await read(name)).titles).toEqual([title]);
  });

  test('09: all sixteen ways of a date are read', async () => {
    const dates = (await read('09-dates.xml')).entries.map(({ publishedAt }) => publishedAt?.toISOString());
    const minute = '2026-11-25T13:29';
    const ago = '2026-11-25T16:00:00.000Z';
    expect(dates.map((date, at) => (at === 14 ? date : date?.slice(0, 16)))).toEqual([
      ...Array<string>(14).fill(minute),
      ago,
      minute,
    ]);
  });

  test('10: dirty text is read as it is meant', async () => {
    const { titles, entries } = await read('10-dirty.xml');
    expect(titles).toEqual([
      '控制符在标题里',
      '实体 与©和“引号”',
      '双重转义 & AT&T与 <b>',
      '没有标题的嘟文第一句',
      '家庭👨‍👩‍👧‍👦与旗🏴󠁧󠁢󠁥󠁮󠁧󠁿和🇭🇰',
      'CDATA里的 加密 与 斜体',
      '裸&符号的标题R&D与a<b',
    ]);
    expect(entries.at(-1)).toMatchObject({ url: 'http://127.0.0.1:3159/d/7?a=1&b=2', text: '裸&的正文' });
  });

  test('11: addresses are completed by all bases', async () => {
    expect((await read('11-relative.xml')).entries[0]?.url).toBe(
      'http://127.0.0.1:3159/blog/2026/11/first-post',
    );
  });

  test('12: an episode is offered as audio', async () => {
    expect((await read('12-podcast.xml')).entries[0]?.text).toBe(
      '节目说明。\n音频：http://127.0.0.1:3159/talk.mp3',
    );
  });

  test('13: a page names its feed', async () => {
    expect((await read('13-home.html')).feedAddress).toBe('http://127.0.0.1:3159/12-podcast.xml');
  });

  test('25: old news is old, however its date is written', async () => {
    const { entries } = await read('25-old-dates.xml');
    expect(entries.map(({ publishedAt }) => publishedAt?.toISOString())).toEqual([
      '2019-03-05T02:00:00.000Z',
      '2019-03-06T02:00:00.000Z',
      '2019-03-07T02:00:00.000Z',
    ]);
    expect(await waiting('25-old-dates.xml')).toEqual([]);
  });
});
