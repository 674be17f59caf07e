/** @jest-environment jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { marked } from 'marked';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';
import type { DraftText } from '@/backend/contract/writing/draft';
import * as sample from '@/backend/seed/sample/articles';
import { houseText } from '@/lib/writing/saving/house-text';
import { readHtml, rewriteHtml, writeHtml } from '@/lib/writing/schema/read-html';
import { shapeOf } from '@/tests/support/rich-text-shape';
import { dataPath, describeWithData } from '@/tests/support/shared-data';

const toHtml = (markdown: string) => marked.parse(markdown, { async: false });

/** Expects that a stored text is unchanged after it was opened and saved. */
function expectSame(html: string, lang: DraftText['lang'] = 'zh-Hans'): void {
  const written = sanitizeRichText(html);
  const clean = lang === 'en' ? written : stripHanLatinSpacesInHtml(written);
  const doc = readHtml(clean);
  const sent = houseText({ lang, title: '', summary: '', body: writeHtml(doc) });
  // Unchanged blocks are the same, byte for byte.
  expect(sanitizeRichText(sent.body)).toBe(clean);
  // Blocks written by the schema, as changed ones are, have the same structure.
  expect(shapeOf(sanitizeRichText(rewriteHtml(doc)))).toEqual(shapeOf(clean));
}

test.each([
  [
    'a picture with its words',
    '<figure><img src="/uploads/a.jpg" alt="墙" width="3" height="2"><figcaption>说明<small>图：链讯</small></figcaption></figure>',
  ],
  ['a picture alone', '<figure><img src="/uploads/a.jpg"></figure>'],
  ['a linked picture', '<figure><a href="/news/1"><img src="/a.png"></a><figcaption>x</figcaption></figure>'],
  [
    'a caption that begins small',
    '<figure><img src="/a.png"><figcaption><small>a</small> b</figcaption></figure>',
  ],
  [
    'a caption with a link',
    '<figure><img src="/a.png"><figcaption>a <a href="https://b.example/">b</a></figcaption></figure>',
  ],
  ['loose items', '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>'],
  ['a numbered list', '<ol start="4"><li>a</li></ol>'],
  [
    'a table',
    '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><td></td><td>1</td><td><p>x</p></td></tr></tbody><tbody><tr><td>a</td><td>b</td><td>c</td></tr></tbody></table>',
  ],
  ['a ragged table', '<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'],
  [
    'a chart',
    '<figure class="chart" data-kind="bars" data-unit="%" data-highlight="1"><figcaption>图1 标题<small>%；样本</small></figcaption><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></tbody></table></figure>',
  ],
  ['a chart without a table', '<figure class="chart" data-kind="bars"><figcaption>x</figcaption></figure>'],
  [
    'a series',
    '<figure class="series" data-key="spot-etf-flow" data-days="90"><figcaption><a href="/DataEra/etf">ETF净流入</a></figcaption></figure>',
  ],
  [
    'a player',
    '<figure class="player" data-site="youtube" data-id="dQw4w9WgXcQ" data-start="90"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90s">访谈</a></figcaption></figure>',
  ],
  ['a margin figure', '<aside class="figure-note"><p><strong>20%</strong>落在夜里</p></aside>'],
  [
    'a card about another page',
    '<aside class="link-card"><p><img src="/uploads/a.webp" alt="T"></p><p><a href="https://b.example/x" rel="nofollow noopener ugc"><strong>T</strong></a></p><p>D</p><p><small>b.example</small></p></aside>',
  ],
  ['quotes', '<blockquote><p>a</p><p>b</p></blockquote><blockquote class="pull"><p>c</p></blockquote>'],
  ['code', '<pre><code>a  b\n  c</code></pre><pre>x <strong>y</strong>\n</pre><p><code>let  x</code></p>'],
  ['definitions', '<dl><dt>a</dt><dd>b</dd><dd><p>c</p></dd></dl>'],
  [
    'marks in marks',
    '<p><em><strong>a</strong> b</em> <strong><a href="/x">c</a> d</strong><sup>1</sup></p>',
  ],
  ['other languages', '<p lang="en">a <span lang="zh-Hans" translate="no">于</span></p>'],
  ['lines and rules', '<p>a<br>b</p><hr><h2>c</h2><h3>d</h3><h4>e</h4>'],
])('%s', (_, html) => expectSame(html));

test('an English text keeps its spaces around a Chinese name', () =>
  expectSame('<p>An office in 北京 opened.</p>', 'en'));

test('every article of the sample is unchanged after it was opened and saved', () => {
  const bodies = JSON.stringify(sample).match(/"body":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(bodies.length).toBeGreaterThan(20);
  for (const body of bodies) expectSame(toHtml(JSON.parse(`{${body}}`).body));
});

describeWithData('every article of the shared data', () => {
  const files = readdirSync(dataPath('articles')).filter((name) => name.endsWith('.jsonl'));
  test.each(files)('%s', (file) => {
    const rows = readFileSync(dataPath(`articles/${file}`), 'utf8')
      .trim()
      .split('\n');
    for (const row of rows) {
      const { body_markdown: body = '', lang }: { body_markdown?: string; lang: DraftText['lang'] } =
        JSON.parse(row);
      expectSame(toHtml(body), lang);
    }
  });
});
