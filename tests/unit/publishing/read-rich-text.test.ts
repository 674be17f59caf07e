import { parseDocument } from 'htmlparser2';
import { getElementsByTagName } from 'domutils';
import { readRichText, type RichTextPage } from '@/lib/publishing/rich-text/read-rich-text';

const page: RichTextPage = {
  locale: 'en',
  siteUrl: 'https://news.test',
  labels: { picture: 'Picture', table: 'Table' },
};
const read = (html: string, over: Partial<RichTextPage> = {}) => readRichText(html, { ...page, ...over });
const htmlOf = (html: string, over: Partial<RichTextPage> = {}) =>
  read(html, over)
    .parts.map((part) => (part.kind === 'html' ? part.html : '[chart]'))
    .join('');

describe('formulas', () => {
  it('become MathML with their TeX as an annotation, inline and as blocks', () => {
    expect(htmlOf('<p>若 \\(a_1 < b\\) 则</p>')).toMatch(
      /^<p>若 <math alttext="a_1 &lt; b"><mrow>.*<msub>.*<\/math> 则<\/p>$/,
    );
    expect(htmlOf('<p>$$\\frac{a}{b}$$</p>')).toMatch(/<math [^>]*display="block".*<mfrac>/);
    expect(htmlOf('<p>so $x^2$.</p>')).toContain('<msup>');
  });

  it.each([
    '<p>between $100m and $200m_net</p>',
    '<p><code>\\(a_1\\)</code></p>',
    '<p>\\(\\foo{x}\\)</p>',
    '<p>\\(\\def\\a{\\a\\a}\\a\\)</p>',
  ])('are not %s', (html) => {
    expect(htmlOf(html)).toBe(html);
  });

  it('contain no scripts and no styles', () => {
    const html = htmlOf('<p>\\(\\text{&lt;img src=x onerror=1&gt;}\\color{red} x\\)</p>');
    expect(html).toContain('<math');
    expect(html).not.toMatch(/<img|style=/);
  });
});

describe('headings', () => {
  it('get unique ids: words of Latin headings, numbers for Chinese ones', () => {
    const { contents, parts } = read(
      '<h2>The two busiest hours</h2><p>a</p><h3>Small</h3><p>b</p><h2>最忙的两个小时</h2><p>c</p>',
    );
    expect(contents).toEqual([
      { id: 'h-the-two-busiest-hours', text: 'The two busiest hours' },
      { id: 'h-3', text: '最忙的两个小时' },
    ]);
    expect(parts[0]).toMatchObject({ html: expect.stringContaining('<h3 id="h-small">') });
  });

  it('never share an id, not even with a numbered one', () => {
    const { contents } = read('<h2>2</h2><p>x</p><h2>二</h2><p>x</p><h2>2</h2><p>x</p><h2>2-2</h2>');
    expect(new Set(contents.map(({ id }) => id)).size).toBe(4);
  });

  it('get a number when no letter of the heading can be used', () => {
    expect(read('<h2>—— !? ——</h2><p>x</p>').contents).toEqual([{ id: 'h-1', text: '—— !? ——' }]);
    expect(read('<h2>Café “x” isn’t</h2><p>x</p>').contents[0]?.id).toBe('h-cafe-x-isnt');
  });

  it('drop ids that came with the text', () => {
    expect(htmlOf('<h2 id="main">Main</h2><p id="site-menu">x</p>')).toBe(
      '<h2 id="h-main">Main</h2><p>x</p>',
    );
  });
});

describe('pictures', () => {
  it('of this site are loaded in the size of the screen', () => {
    const html = htmlOf('<p><img src="/uploads/a b.jpg" alt="A mine" width="700" height="400"></p>');
    expect(html).toContain('src="/_next/image?url=%2Fuploads%2Fa%2520b.jpg&amp;w=828&amp;q=72"');
    expect(html).toContain('828w"');
    expect(html).not.toContain('1200w');
    expect(html).toMatch(/alt="A mine".*width="700".*height="400"/);
    expect(html).toContain('loading="lazy"');
  });

  it('of other sites become a text with a link, so that nothing is loaded from third parties', () => {
    const html = htmlOf(
      '<p><img src="https://spy.test/pixel.gif" alt="A chart"></p><figure><img src="//spy.test/2.png"><figcaption>c</figcaption></figure>',
    );
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '<a href="https://spy.test/pixel.gif" target="_blank" rel="noopener noreferrer nofollow ugc">A chart</a>',
    );
    expect(html).toContain('>Picture</a>');
  });

  it('of other sites inside a link become only a text', () => {
    expect(
      htmlOf('<p><a href="https://x.test/"><img src="https://spy.test/1.png" alt="Mine"></a></p>'),
    ).toMatch(/^<p><a [^>]+>Mine<\/a><\/p>$/);
  });

  it.each(['/uploads/../api/x.png', '/uploads/a.png?x=1', '/share.png', '/uploads/'])(
    '%s is not a picture of this site',
    (src) => {
      expect(htmlOf(`<p>x <img src="${src}" alt="p"></p>`)).not.toContain('<img');
    },
  );
});

describe('links', () => {
  it('to other sites open in a new tab', () => {
    expect(htmlOf('<p><a href="http://x.test/a?b=1&amp;c">x</a></p>')).toBe(
      '<p><a href="http://x.test/a?b=1&amp;c" target="_blank" rel="noopener noreferrer nofollow ugc">x</a></p>',
    );
  });

  it.each([
    ['/news/1050', '/en/news/1050'],
    ['/home_wz?x=1#a', '/en/home_wz?x=1#a'],
    ['https://news.test/features/3', '/en/features/3'],
    ['https://news.test', '/en/home'],
    ['/zh-hant/news/1050', '/zh-hant/news/1050'],
    ['/en', '/en'],
    ['/uploads/paper.pdf', '/uploads/paper.pdf'],
    ['#h-1', '#h-1'],
    ['mailto:desk@news.test', 'mailto:desk@news.test'],
  ])('inward %s leads to %s', (href, expected) => {
    expect(htmlOf(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`);
  });

  it('to a site whose name begins like this one’s count as links to other sites', () => {
    expect(htmlOf('<p><a href="https://news.test.evil.test/">x</a></p>')).toContain('target="_blank"');
  });
});

describe('tables', () => {
  const table = (rows: string) =>
    `<table><thead><tr><th>Desk</th><th>Cost</th></tr></thead><tbody>${rows}</tbody></table>`;

  it('scroll in a labelled frame', () => {
    const html = htmlOf(table('<tr><td>A</td><td>twenty</td></tr>'));
    expect(html).toMatch(/^<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>/);
    expect(html).not.toContain('figures');
  });

  it('mark columns of numbers, to be aligned right', () => {
    const html = htmlOf(
      table(
        '<tr><td>A</td><td>$1,200</td></tr><tr><td>B</td><td>−3.5%</td></tr><tr><td>C</td><td>–</td></tr>',
      ),
    );
    expect(html.match(/class="figures"/g)).toHaveLength(4);
    expect(
      htmlOf(table('<tr><td>A</td><td>3</td></tr><tr><td>B</td><td>6 min 20 s</td></tr>')),
    ).not.toContain('figures');
    const cents = htmlOf(
      table('<tr><td>A</td><td>0.9美分</td></tr><tr><td>B</td><td>约1,100万美元</td></tr>'),
    );
    expect(cents.match(/class="figures"/g)).toHaveLength(3);
  });

  it('mark columns of short texts, whose lines do not break', () => {
    const html = htmlOf(
      table('<tr><td>单人夜班</td><td>把目标比例由102%提到106%</td></tr><tr><td>A</td><td>不变</td></tr>'),
    );
    expect(html.match(/class="short"/g)).toHaveLength(3);
  });

  it('mark columns of long texts, which are wide on a phone, too', () => {
    const html = htmlOf(
      table(
        '<tr><td>上海</td><td>夜间通知平台值班席，由清算行垫付</td></tr><tr><td>香港</td><td>同上</td></tr>',
      ),
    );
    expect(html.match(/class="long"/g)).toHaveLength(3);
  });
});

describe('text', () => {
  it('keeps allowed markup', () => {
    const html =
      '<p lang="en">a <em>b</em><sup>2</sup><br>c</p><blockquote class="pull"><p>q</p></blockquote>' +
      '<aside class="figure-note"><p><strong>20%</strong> of calls</p></aside><ol start="3"><li>x</li></ol><pre><code>a &lt; b</code></pre><hr>' +
      '<dl><dt>t</dt><dd>d</dd></dl>';
    expect(htmlOf(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="x()" style="position:fixed">x</p>', '<p>x</p>'],
    ['<p><a href="jav&#9;ascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<iframe src="https://x.test"></iframe><p>x', '<p>x</p>'],
    ['<p><img src="data:image/svg+xml,<svg onload=alert(1)>">x</p>', '<p>x</p>'],
    ['<div class="table-frame" tabindex="0">x</div>', '<p>x</p>'],
    ['<h2><b>x', '<h2 id="h-x"><b>x</b></h2>'],
    ['', ''],
    ['   \n ', ''],
  ])('makes %j harmless', (hostile, expected) => {
    expect(htmlOf(hostile)).toBe(expected);
  });

  it('has no attribute that runs, however broken the markup is', () => {
    const mess = `<figure class="chart" data-kind="bars" onload=x><table><tr><td><img src=x onerror=alert(1)>"><svg/onload=alert(1)>
      </table><math><mi//xlink:href="data:x,<script>alert(4)</script>"><a href='//x' onfocus=alert(1) autofocus>é<h2 id=x>"><u>`;
    const document = parseDocument(htmlOf(mess));
    for (const element of getElementsByTagName('*', document, true)) {
      expect(element.name).not.toMatch(/script|svg|math|iframe/);
      expect(Object.keys(element.attribs).filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });
});
