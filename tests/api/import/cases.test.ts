import { dataPath, describeWithData } from '@/tests/support/shared-data';
import type { ImportRules } from '@/backend/import/rules';
import { eventsOf, firstText, itemsOf, lossesOf, refusalsOf } from './events';

const SITE = 'http://127.0.0.1:3159';
const image = (name: string, alt: string, more = '') => `<img src="${SITE}/${name}" alt="${alt}"${more}>`;
const card = (href: string, title: string, site: string) =>
  `<aside class="link-card"><p><a href="${href}" rel="nofollow noopener ugc"><strong>${title}</strong></a></p><p><small>${site}</small></p></aside>`;

async function read(name: string, rules: Partial<ImportRules> = {}) {
  const events = await eventsOf(dataPath(`cases/${name}`), rules);
  const items = itemsOf(events);
  return {
    items,
    bodies: items.map((item) => firstText(item).body),
    losses: lossesOf(events).filter((loss) => !loss.startsWith('changed')),
    refusals: refusalsOf(events).filter((refusal) => !refusal.includes('of type "attachment"')),
  };
}

describeWithData('cases of a newsroom that moves in', () => {
  test('01: galleries, captions, players, files and footnotes arrive, and what does not is named', async () => {
    const { bodies, losses } = await read('01-wxr-gallery.xml');
    expect(bodies).toEqual([
      [
        '<p>第一段说的是会场。</p>',
        `<figure>${image('p1.jpg', '第一张图的说明')}<figcaption>第一张图的说明</figcaption></figure>`,
        `<figure>${image('p2.png', '图二')}</figure>`,
        `<figure>${image('p1.jpg', '甲', ' width="600" height="400"')}<figcaption>会场的<em>入口</em></figcaption></figure>`,
        '<p>第二段之后是视频：</p>',
        '<figure class="player" data-site="youtube" data-id="abcdefghijk"><figcaption><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="nofollow noopener ugc">youtube.com/watch?v=abcdefghijk</a></figcaption></figure>',
        '<ol><li>甲<ul><li>甲一</li><li>甲二</li></ul></li><li>乙</li></ol>',
        '<p>最后一段，脚注[1]。</p>',
        card('https://www.bilibili.com/video/BV1xx', 'bilibili.com/video/BV1xx', 'bilibili'),
        card(`${SITE}/talk.mp3`, 'talk.mp3', '127.0.0.1'),
      ].join(''),
      [
        '<p>图集如下。</p>',
        `<figure>${image('p1.jpg', '甲')}<figcaption>甲图说</figcaption></figure>`,
        `<figure>${image('p2.png', '乙')}</figure>`,
        '<p>整组图的说明</p>',
        card('https://twitter.com/someone/status/1', '推文说明', 'X'),
        '<p><strong>问：何时开始？</strong></p><p>答：明天。</p>',
        card(`${SITE}/report.pdf`, '报告全文', '127.0.0.1'),
        '<p>第二页的话<sup>1</sup>。</p>',
        '<hr><ol><li>脚注的内容</li></ol>',
      ].join(''),
      '<p>正文一句。</p>',
    ]);
    expect(losses).toEqual([
      'lost: [table id=3 /]: the table is in no file of this run',
      'lost: [gallery]: no file of this run has pictures of this post',
    ]);
  });

  test('02: a cover whose attachment is in the next file arrives', async () => {
    const { items, losses } = await read('02-wxr-split');
    expect(items.map(({ picUrl }) => picUrl)).toEqual([`${SITE}/p1.jpg`]);
    expect(losses).toEqual([]);
  });

  test('03: cards of Ghost arrive, and nothing for members is public', async () => {
    const { items, bodies, losses } = await read('03-ghost.json');
    expect(items.map(({ status }) => status)).toEqual(['approved', 'draft', 'approved']);
    expect(bodies[0]).toBe(
      [
        '<p>公开的开头。</p><p>请访客订阅。</p>',
        card('https://example.org/report', '年度报告', '示例社 · 林')
          .replace('<p><a', `<p>${image('p1.jpg', '年度报告')}</p><p><a`)
          .replace('<p><small>', '<p>一年里发生的事。</p><p><small>'),
        '<p>推荐一读</p><h4>常见问题</h4><p>答案在这里。</p><aside><p>💡 提示一句。</p></aside>',
        '<p><a href="https://example.org/go" rel="nofollow noopener ugc">立即报名</a></p>',
        `<figure>${image('p1.jpg', '甲', ' width="600" height="400"')}</figure>`,
        `<figure>${image('p2.png', '乙', ' width="300" height="200"')}</figure><p>两张图</p>`,
        card(`${SITE}/talk.mp3`, '访谈录音', '127.0.0.1'),
        card(`${SITE}/report.pdf`, '数据表', 'report.pdf · 12 KB'),
        '<p>结尾。</p>',
      ].join(''),
    );
    expect(bodies[2]).toBe('<p>正文</p>');
    expect(losses).toEqual([
      'lost: caption of the cover: 摄影：示例',
      'lost: alternative text of the cover: 会场入口',
      'gated: block for members, 20 characters',
      'stored: all of it, because it is for "paid" readers only',
      'stored: the rest of the text, for members, 3 characters',
    ]);
    expect(JSON.stringify(items[0])).not.toContain('目标价');
    const whole = await read('03-ghost.json', { gated: 'draft' });
    expect([whole.items[0]?.status, whole.bodies[0]?.includes('目标价')]).toEqual(['draft', true]);
  });

  test('21: WebP, AVIF and long pictures keep their places in the text', async () => {
    const { items, bodies, losses } = await read('21-webp-ghost.json');
    expect(items[0]?.picUrl).toBe(`${SITE}/w.webp`);
    expect(bodies[0]?.match(/src="[^"]*"/g)).toEqual(
      ['w.webp', 'v.avif', 'long.jpg'].map((name) => `src="${SITE}/${name}"`),
    );
    expect(losses).toEqual([]);
  });

  test('22: an export without the address of its site is refused by name, and read with --site', async () => {
    const { items, refusals } = await read('22-ghost-no-url.json');
    expect(items).toEqual([]);
    expect(refusals).toEqual([expect.stringMatching(/^refused .* "没有站址的导出22" — .*--site/)]);
    const withSite = await read('22-ghost-no-url.json', { site: 'https://old.example' });
    expect(withSite.items[0]?.picUrl).toBe('https://old.example/content/images/2025/10/cover.jpg');
    expect(withSite.bodies[0]).toBe(
      '<p>开头，见<a href="https://old.example/about/" rel="nofollow noopener ugc">关于</a>。</p><figure><img src="https://old.example/content/images/2025/10/a.jpg" alt="会场" width="600" height="400"><figcaption>会场</figcaption></figure><p>结尾。</p>',
    );
  });

  test('27: pictures that are loaded late, have only a srcset or a relative address arrive', async () => {
    const { bodies, losses } = await read('27-lazy-images.xml');
    expect(bodies).toEqual([
      `<p>甲</p>${['懒一', '只有srcset', '相对'].map((alt) => `<p>${image('p1.jpg', alt)}</p>`).join('')}<p>乙</p>`,
    ]);
    expect(losses).toEqual([]);
  });

  test('28: what shortcodes restrict is left out, or the whole text is a draft', async () => {
    const { items, bodies, losses } = await read('28-restrict.xml');
    expect([items[0]?.status, bodies[0]]).toEqual(['approved', '<p>公开一句。</p><p>结尾。</p>']);
    expect(losses).toEqual([
      'gated: [restrict paid="true"], 8 characters',
      'gated: [wpmem_logged_in], 8 characters',
      'gated: [reply], 8 characters',
    ]);
    const whole = await read('28-restrict.xml', { gated: 'draft' });
    expect([whole.items[0]?.status, whole.bodies[0]?.match(/的一句/g)?.length]).toEqual(['draft', 3]);
  });
});
