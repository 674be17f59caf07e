/** @jest-environment node */
import { createHash } from 'node:crypto';
import { requestContext } from '@/lib/platform/calls/request-context';
import { prepareForCache } from '@/lib/platform/cache/prepare-for-cache';
import { FRAMES_HEADER } from '@/lib/platform/security/page-frames';
import { INLINE_HASHES_HEADER } from '@/lib/platform/security/inline-hashes-header';
import { readScriptAddress } from '@/lib/platform/cache/script-address';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { moveScripts, sealPage } from '@/lib/platform/security/inline-scripts';

const NONCE = 'cmFuZG9tLW5vbmNlLW9uZQ';
const sha = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('only scripts that the framework marked are hashed, so an injected one stays forbidden', () => {
  const html = [
    `<script nonce="${NONCE}" id="_R_">boot()</script>`,
    `<script src="/a.js" nonce="${NONCE}" async=""></script>`,
    `<p><script>steal()</script></p><script nonce="guess">steal()</script>`,
    `<script type="application/ld+json">{}</script>`,
    `<script nonce="${NONCE}">push("\\"nonce\\":\\"${NONCE}\\"")</script>`,
  ].join('');
  const page = sealPage(html, NONCE);
  const blank = 'x'.repeat(NONCE.length);
  expect(page.hashes).toEqual([sha('boot()'), sha(`push("\\"nonce\\":\\"${blank}\\"")`)]);
  expect(page.html).not.toContain(NONCE);
  expect(page.html).toContain(`<script>push("\\"nonce\\":\\"${blank}\\"")</script>`);
  expect(page.html).toContain('<script src="/a.js" async="">');
});

test('a page rendered twice is the same page', () => {
  const scriptWith = (nonce: string) => `<script nonce="${nonce}">a("${nonce}")</script>`;
  const other = NONCE.replace('c', 'd');
  expect(sealPage(scriptWith(NONCE), NONCE)).toEqual(sealPage(scriptWith(other), other));
});

test('nothing that is stored of a page contains its nonce', () => {
  const value = {
    kind: 'APP_PAGE',
    html: `<script nonce="${NONCE}">a()</script>`,
    rscData: Buffer.from(`0:{"nonce":"${NONCE}","t":"字"}`),
    segmentData: new Map([['/_tree', Buffer.from(`1:"${NONCE}"`)]]),
    headers: { link: `</a.css>; rel=preload; as="style"; nonce="${NONCE}"` },
  };
  const length = value.rscData.length;
  requestContext().run({ requestId: 'r', nonce: NONCE }, () => prepareForCache(value));
  const stored = [
    value.html,
    value.rscData,
    value.segmentData.get('/_tree'),
    JSON.stringify(value.headers),
  ].join();
  expect(stored).not.toContain(NONCE);
  expect(value.headers).toEqual({
    link: '</a.css>; rel=preload; as="style"',
    [INLINE_HASHES_HEADER]: sha('a()'),
  });
  expect(value.rscData).toHaveLength(length);
  expect(value.rscData.toString()).toContain('字');
});

test('the sites of the players in a page are stored with it', () => {
  const value = {
    kind: 'APP_PAGE',
    html: '<figure data-player="vimeo"></figure><p>data-player=&quot;spotify&quot;</p><i data-player="x"></i>',
    headers: {},
  };
  requestContext().run({ requestId: 'r', nonce: NONCE }, () => prepareForCache(value));
  expect(value.headers).toMatchObject({ [FRAMES_HEADER]: 'vimeo' });
});

test('an older page that is stored again keeps its hashes', () => {
  const value = {
    kind: 'APP_PAGE',
    html: '<script>a()</script>',
    headers: { [INLINE_HASHES_HEADER]: 'sha256-x' },
  };
  requestContext().run({ requestId: 'r', nonce: NONCE }, () => prepareForCache(value));
  expect(value.headers[INLINE_HASHES_HEADER]).toBe('sha256-x');
});

describe('the scripts of a page as a file', () => {
  const inlineScript = (code: string, more = '') => `<script nonce="${NONCE}"${more}>${code}</script>`;
  const asFile = (code: string) => ({ code, hash: 'h', address: '/page-scripts/h/news/1' });

  test('the scripts of a page that has to be rendered by scripts do not wait', () => {
    const loaded = `<script src="/_next/static/chunks/a.js" nonce="${NONCE}" async=""></script>`;
    const html = `<head><meta name="robots" content="noindex, follow"/></head><body>${loaded}${inlineScript('boot()', ' id="_R_"')}${inlineScript('self.__next_f.push([1])')}</body>`;
    expect(moveScripts(html, NONCE, asFile)?.html).toBe(
      `<head><meta name="robots" content="noindex, follow"/></head><body>${loaded}` +
        `<script src="/page-scripts/h/news/1" nonce="${NONCE}" async=""></script></body>`,
    );
  });

  test('the file has the data first and the start last; loaded scripts wait, and nothing else is moved', () => {
    const loaded = (nonce: string, more = '') =>
      `<script src="/_next/static/chunks/a.js" nonce="${nonce}" async=""${more}></script>`;
    const html = [
      '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/></head><body>',
      loaded(NONCE),
      loaded('guess'),
      inlineScript('boot()', ' id="_R_"'),
      inlineScript('(self.__next_f=self.__next_f||[]).push([0])'),
      inlineScript(`self.__next_f.push([1,"${NONCE} text"])`),
      inlineScript('$RC("a","b")'),
      `<script>self.__next_f.push([1,"forged"])</script>`,
      `<script id="_R_" nonce="guess">steal()</script>`,
      '</body></html>',
    ].join('');
    const moved = moveScripts(html, NONCE, asFile);
    expect(moved?.script.code.split('\n')).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0]);',
      `self.__next_f.push([1,"${'x'.repeat(NONCE.length)} text"]);`,
      'boot();',
    ]);
    expect(moved?.html).toBe(
      [
        '<head></head><body>',
        loaded(NONCE, ' type="later"'),
        loaded('guess'),
        inlineScript('$RC("a","b")'),
        `<script>self.__next_f.push([1,"forged"])</script>`,
        `<script id="_R_" nonce="guess">steal()</script>`,
        `<script src="/page-scripts/h/news/1" nonce="${NONCE}" async="" type="later"></script>`,
        `${inlineScript(builtScript('start-scripts'))}</body></html>`,
      ].join(''),
    );
  });

  test('a page without the start script, or without an end, is unchanged', () => {
    expect(
      moveScripts(`<body>${inlineScript('self.__next_f.push([1,""])')}</body>`, NONCE, asFile),
    ).toBeNull();
    const open = inlineScript('boot()', ' id="_R_"') + inlineScript('self.__next_f.push([1,""])');
    expect(moveScripts(open, NONCE, asFile)).toBeNull();
  });

  test('the address of a script names a page of this site, and never a script', () => {
    const hash = 'a'.repeat(32);
    expect(readScriptAddress(`/page-scripts/${hash}/en/news/1`)).toEqual({ hash, page: '/en/news/1' });
    for (const address of [
      '/page-scripts/x/a',
      `/page-scripts/${hash}/page-scripts/${hash}/a`,
      `/page-scripts/${hash}/a?b`,
      `/page-scripts/${hash}@h/`,
    ])
      expect(readScriptAddress(address)).toBeNull();
  });
});
