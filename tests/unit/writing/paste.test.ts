/** @jest-environment jsdom */
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { BODY_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { readHtml, rewriteHtml, writeHtml } from '@/lib/writing/schema/read-html';
import { makePasteEditor } from '@/tests/support/paste';

type Desk = ReturnType<typeof makePasteEditor>;
let desk: Desk;
beforeEach(() => (desk = makePasteEditor()));
afterEach(() => desk.destroy());

/** A Word document as the clipboard has it: styles, conditional comments, lists that are paragraphs. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:10.5pt} @page WordSection1 {size:595.3pt 841.9pt} --></style>
</head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US style='mso-bidi-font-family:Calibri'>三点十四分<o:p></o:p></span></p>
<p class=MsoNormal style='text-indent:21.0pt'><b style='mso-bidi-font-weight:normal'><span style='font-family:宋体'>加粗</span></b><span
style='font-family:宋体;mso-ascii-font-family:Calibri'>与<i>斜体</i>，费用<span style='vertical-align:super'>2</span>。<o:p></o:p></span></p>
<h2 style='margin-left:0cm'><span lang=EN-US>Night shift<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>第一项<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>第二项<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=277 valign=top style='width:207.65pt'>
<p class=MsoNormal>年<o:p></o:p></p></td><td width=277><p class=MsoNormal>量<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><span lang=EN-US><img width=553 height=311 src="file:///C:/Users/wang/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="图片_x0020_1"></span></p>
<!--EndFragment--></body></html>`;

test('a pasted Word document keeps its visible structure, and its lost pictures are reported', () => {
  expect(desk.paste({ html: WORD, text: '三点十四分' })).toBe(
    '<h2>三点十四分</h2><p><b>加粗</b>与<i>斜体</i>，费用<sup>2</sup>。</p><h2>Night shift</h2>' +
      '<ul><li>第一项</li><li>第二项</li></ul>' +
      '<table><tbody><tr><td><p>年</p></td><td><p>量</p></td></tr></tbody></table>',
  );
  expect(desk.notified).toMatchObject({ lost: 1, tooLong: 0 });
});

const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const GOOGLE_DOC = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1b4b1a-7fff"><h2 dir="ltr" style="line-height:1.38"><span
style="font-size:16pt;font-family:Arial;font-weight:400">清算</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">粗</span><span
style="font-size:11pt;font-style:italic">斜</span><span style="text-decoration:line-through">删</span> <a href="https://example.org/a" style="text-decoration:none"><span
style="color:#1155cc;text-decoration:underline">链接</span></a><span style="font-family:'Roboto Mono',monospace">npm ci</span></p><ul style="margin-top:0"><li dir="ltr"
style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>一</span></p></li></ul><p dir="ltr"><span style="border:none;display:inline-block"><img
src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd?key=x" width="602" height="339" style="margin-left:0px"></span></p><p><img src="data:image/png;base64,${PIXELS}"></p></b><br class="Apple-interchange-newline">`;

test('a pasted Google Doc keeps its styles as marks, and pictures inside the text are uploaded like files', () => {
  expect(desk.paste({ html: GOOGLE_DOC, text: '清算' })).toBe(
    '<h2>清算</h2><p><strong>粗</strong><em>斜</em><s>删</s> <a href="https://example.org/a" rel="nofollow noopener ugc">链接</a><code>npm ci</code></p>' +
      '<ul><li><p>一</p></li></ul>' +
      '<figure><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd?key=x" width="602" height="339"></figure>' +
      '<figure><img src="/uploads/pending-1"></figure>',
  );
  expect(desk.notified.data.map(({ type, size }) => [type, size])).toEqual([['image/png', 70]]);
});

const ITEM = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${text}</p>`;

test('the levels of a list from Word become lists in lists', () => {
  const html = `<p class=MsoNormal>前</p>${ITEM(1, '1.', '一')}${ITEM(2, 'a.', '一之一')}${ITEM(3, '·', '点')}${ITEM(2, 'b.', '一之二')}${ITEM(1, '2.', '二')}<p class=MsoNormal>后</p>${ITEM(2, '·', '另')}`;
  expect(desk.paste({ html, text: '前' })).toBe(
    '<p>前</p><ol><li>一<ol><li>一之一<ul><li>点</li></ul></li><li>一之二</li></ol></li><li>二</li></ol><p>后</p><ul><li>另</li></ul>',
  );
});

test('a list in a list and a counted link of Google Docs become what they stand for', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li><p>一级</p></li><ul><li><p>二级</p></li></ul><li><p>一级乙</p></li></ul><p><a href="https://www.google.com/url?q=https://example.org/a?b%3D1&sa=D&source=editors">链接</a></p></b>';
  expect(desk.paste({ html, text: '一级' })).toBe(
    '<ul><li><p>一级</p><ul><li><p>二级</p></li></ul></li><li><p>一级乙</p></li></ul><p><a href="https://example.org/a?b=1" rel="nofollow noopener ugc">链接</a></p>',
  );
});

test('200 pictures of a pasted page become figures with address and caption, in order, without styles', () => {
  const entry = (
    n: number,
  ) => `<section class="post post-${n}" onclick="track(${n})"><h3 style="color:red">第${n}节</h3>
    <p>前文<a href="https://pages.example/${n}"><img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://pages.example/p/${n}.webp?w=1200"
    srcset="https://pages.example/p/${n}@2x.webp 2x" width="1200" height="675" alt="图${n}" onload="x()"></a>后文<img class="emoji" width="20" height="20" alt="⚓" src="https://pages.example/e.svg"></p></section>`;
  const html = `<html><body><script>steal()</script>${Array.from({ length: 200 }, (_, n) => entry(n)).join('')}
    <figure class="wp-block-image size-large"><a href="https://pages.example/full.jpg"><picture><source srcset="/x.avif"><img src="https://pages.example/last.jpg"></picture></a><figcaption class="cap">说明<small>图：某社</small></figcaption></figure>
    <img src="https://count.example/pixel.gif" width="1" height="1"></body></html>`;
  const text = desk.paste({ html, text: '第0节' });
  const sectionOf = (n: number) =>
    `<h3>第${n}节</h3><p>前文后文⚓</p><figure><img src="https://pages.example/p/${n}.webp?w=1200" alt="图${n}" width="1200" height="675"></figure>`;
  expect(text).toBe(
    Array.from({ length: 200 }, (_, n) => sectionOf(n)).join('') +
      '<figure><img src="https://pages.example/last.jpg"><figcaption>说明<small>图：某社</small></figcaption></figure>',
  );
  expect(sanitizeRichText(text)).toBe(text);
});

test('loose pictures in a box, in a link and two in a paragraph become figures', () => {
  const at = (n: number) => `<img src="https://pages.example/${n}.png">`;
  const html = `<div>${at(1)}文<a href="https://pages.example/">${at(2)}</a></div><p>前${at(3)}${at(4)}</p><ul><li>项${at(5)}</li></ul>`;
  const figure = (n: number) => `<figure>${at(n)}</figure>`;
  expect(desk.paste({ html })).toBe(
    `${figure(1)}<p>文</p>${figure(2)}<p>前</p>${figure(3)}${figure(4)}<ul><li>项${at(5)}</li></ul>`,
  );
});

test('a pasted picture of a page of this site is the stored one, whatever size it was shown in', () => {
  const shown = `${location.origin}/_next/image?url=%2Fuploads%2Fab%2Fcd.jpg&w=828&q=75`;
  const html = `<p>一</p><p><img src="${shown}" alt="码头"></p><p><img src="/private/x.png">二</p>`;
  expect(desk.paste({ html })).toBe(
    '<p>一</p><figure><img src="/uploads/ab/cd.jpg" alt="码头"></figure><p>二</p>',
  );
});

test.each([
  [
    'a picture',
    '<figure><img src="/uploads/a.jpg" alt="墙" width="3" height="2"><figcaption>说明<small>图：链讯</small></figcaption></figure>',
  ],
  ['a picture in a line', '<p>一<img src="/uploads/a.jpg" alt="墙">二</p>'],
  [
    'a linked picture',
    '<figure><a href="/news/1"><img src="/uploads/a.png"></a><figcaption>x</figcaption></figure>',
  ],
  [
    'a chart',
    '<figure class="chart" data-kind="bars" data-unit="%"><figcaption>图1<small>样本</small></figcaption><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x</td><td>1</td></tr></tbody></table></figure>',
  ],
  ['a margin figure', '<aside class="figure-note"><p><strong>20%</strong>落在夜里</p></aside>'],
  [
    'a card',
    '<aside class="link-card"><p><img src="/uploads/a.webp" alt="T"></p><p><a href="/contents/1"><strong>T</strong></a></p></aside>',
  ],
  ['quotes', '<blockquote><p>a</p></blockquote><blockquote class="pull"><p>c</p></blockquote>'],
  ['code', '<pre><code>a  b\n  c</code></pre>'],
  ['a table', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
  ['words no script changes', '<p>a <span lang="zh-Hans" translate="no">于</span></p>'],
])('%s is pasted unchanged', (_, html) => {
  const whole = `<p>一</p>${html}<p>二</p>`;
  const { editor } = desk;
  const doc = readHtml(whole, editor.schema);
  editor.view.dispatch(editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content));
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0));
  editor.commands.clearContent();
  expect(sanitizeRichText(desk.paste({ html: dom.innerHTML }))).toBe(sanitizeRichText(rewriteHtml(doc)));
});

test('no attribute of a pasted table becomes an element', () => {
  const html = '<table><tr data-section="script>alert(1)</script"><td>一</td></tr></table>';
  expect(desk.paste({ html })).toBe('<table><tbody><tr><td>一</td></tr></tbody></table>');
});

test('headings in the first row of a pasted table are the headings of the table', () => {
  const html =
    '<table class="wikitable"><tbody><tr><th>年</th><th>量</th></tr><tr><th>2026</th><td>7</td></tr></tbody></table>';
  expect(desk.paste({ html })).toBe(
    '<table><thead><tr><th>年</th><th>量</th></tr></thead><tbody><tr><th>2026</th><td>7</td></tr></tbody></table>',
  );
});

test('Markdown is converted, a sheet becomes a table, plain lines become paragraphs, and code is unchanged', async () => {
  desk.paste({ text: '## 小标题\n\n- 一\n- 二\n\n![码头](https://pages.example/a.png)' });
  await new Promise((resolve) => setTimeout(resolve));
  await import('marked');
  await new Promise((resolve) => setTimeout(resolve));
  expect(writeHtml(desk.editor.state.doc)).toMatch(
    /^<h2>小标题<\/h2><ul><li>.*一.*<\/li><li>.*二.*<\/li><\/ul><figure><img src="https:\/\/pages\.example\/a\.png" alt="码头"><\/figure>/,
  );
  desk.editor.commands.clearContent();
  expect(desk.paste({ text: '年\t量\n2026\t7' })).toContain('<td>2026</td><td>7</td>');
  desk.editor.commands.clearContent();
  expect(desk.paste({ text: '第一段\n第二段' })).toBe('<p>第一段</p><p>第二段</p>');
});

test('a paste of five megabytes is refused before it is read, and the text is unchanged', () => {
  desk.paste({ text: '写好的一段' });
  expect(desk.paste({ text: '长'.repeat(5_000_000) })).toBe('<p>写好的一段</p>');
  expect(desk.notified.tooLong).toBe(1);
});

test('five megabytes of a word processor’s styles around a short text are accepted', () => {
  const html = `<p style="${'mso-pagination:none;'.repeat(250_000)}">短的一段</p>`;
  expect(html.length).toBeGreaterThan(4_000_000);
  expect(desk.paste({ html, text: '短的一段' })).toBe('<p>短的一段</p>');
  expect(desk.notified.tooLong).toBe(0);
});

test('a paste that would make the text too long to be saved is refused at once', () => {
  const part = '长'.repeat(1000);
  const half = Array.from({ length: 400 }, () => `<p>${part}</p>`).join('');
  desk.paste({ html: half, text: part });
  const before = writeHtml(desk.editor.state.doc).length;
  expect(before).toBeGreaterThan(400_000);
  desk.paste({ html: half, text: part });
  expect(desk.notified.tooLong).toBe(0);
  expect(desk.paste({ html: half, text: part }).length).toBeLessThanOrEqual(BODY_MAX_LENGTH);
  expect(desk.notified.tooLong).toBe(1);
});

test('the address of a video alone on a line becomes its player, and is a link or words anywhere else', () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  expect(desk.paste({ text: address })).toContain(
    '<figure class="player" data-site="youtube" data-id="dQw4w9WgXcQ"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
  );
  desk.editor.commands.setContent('<p>看</p>');
  desk.editor.commands.setTextSelection(2);
  expect(desk.paste({ text: address })).not.toContain('figure');
});
