import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
const article = (key: string, title: string, body = '正文。', authorName: string | null = null) =>
  makeItem(key, { title, body: `<p>${body}</p>`, releasedAt: '2026-03-02T00:00:00.000Z', authorName });

beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(backend, [
    article('about', '如何使用 Slither 发现漏洞', 'Slither 是一个静态分析工具。'),
    article('apart', '通证清单', '先读完教程，再用别的工具，例如 Slither。'),
    article('cited', '钱包清单', '见 Geth监控一文。'),
    article('graphs', '使用 Grafana 监测 Geth', '图表。'),
    article('two', 'Web2 与 Web3 的对比', '中心化的服务。'),
    article('sent', '发送交易', 'What is the difference? Between web 2 and web 3 there is one.'),
    article('hers', '一场竞赛', '规则。', 'Franziska Heintel'),
    article('also hers', '一次聚会', '日程。', 'Franziska Heintel'),
    article('sorter', '排序器轮换首周', '没有故障。'),
    ...['甲', '乙', '丙', '丁'].map((name) =>
      article(`long ${name}`, `长文${name}`, '排序器在先。后来才说到轮换，末了有一处故障，还有一段延期。'),
    ),
    article('said so', '长文戊', '排序器轮换延期了。'),
    article('mole', '鼹鼠手记', '一月。'),
    article('hedgehog', '刺猬手记', '二月。'),
    article('lights', '长文己', '信号灯的修理开销由谁承担。'),
    ...Array.from({ length: 12 }, (_, n) => article(`other-${n}`, `札记${n}`, '没有别的。')),
  ]);
});
afterAll(() => backend.destroy());

const titlesOf = async (keyword: string, kind?: 'article') =>
  (await backend.call('searchMore', { keyword, ...(kind && { kind }) })).list.map(({ title }) =>
    title.map((part) => part.text).join(''),
  );

test('a story with the rare word in its title comes before one that has all words far apart', async () => {
  expect(await titlesOf('slither教程')).toEqual(['如何使用 Slither 发现漏洞', '通证清单']);
});

test('and after one that has them together', async () => {
  expect(await titlesOf('geth监控')).toEqual(['钱包清单', '使用 Grafana 监测 Geth']);
});

test('a story that has more in its title comes before any number of texts that have all words apart', async () => {
  expect((await titlesOf('排序器 轮换 延期'))[1]).toBe('排序器轮换首周');
  expect((await titlesOf('排序器 故障 延期'))[0]).toBe('排序器轮换首周');
});

test('what is in the title is shown where nothing holds more of what was typed', async () => {
  const { list, is_partial } = await backend.call('searchMore', { keyword: '鼹鼠电信号塔维修费用谁来承担' });
  expect(is_partial).toBe(true);
  expect(list.map(({ title }) => title.map((part) => part.text).join(''))).toEqual(['鼹鼠手记']);
});

test('after the one text that holds enough come those with a word of the search in their titles', async () => {
  expect(await titlesOf('刺猬信号灯修理开销由谁承担')).toEqual(['长文己', '刺猬手记']);
});

test('letters and digits that are cut otherwise than typed do not hide the title that has them as typed', async () => {
  expect((await titlesOf('what is the difference between web2 and web3'))[0]).toBe('Web2 与 Web3 的对比');
});

test('after an author come the stories of that author', async () => {
  expect(await titlesOf('Franziska Heintel')).toEqual(['Franziska Heintel', '一次聚会', '一场竞赛']);
  expect(await titlesOf('Franziska Heintel', 'article')).toEqual(['一次聚会', '一场竞赛']);
});
