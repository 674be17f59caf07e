/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response';
import {
  ASYNC,
  IS_DATA,
  IS_LOADED,
  nonceInLinkHeader,
  SCRIPT_PRELOADS,
  START_ID,
} from '@/lib/platform/next/page-html';
import { STATIC_FILES } from '@/lib/platform/next/static-files';

// The React that Next ships renders the pages.
const { createElement } = jest.requireActual<typeof import('react')>('next/dist/compiled/react');
const { preinit, preload } = jest.requireActual<typeof import('react-dom')>('next/dist/compiled/react-dom');
const { renderToPipeableStream } = jest.requireActual<typeof import('react-dom/server')>(
  'next/dist/compiled/react-dom/server.node',
);

const NONCE = 'a-nonce';
const FIRST = `${STATIC_FILES}chunks/first.js`;
const SECOND = `${STATIC_FILES}chunks/second.js`;
const FONT = `${STATIC_FILES}media/a.woff2`;

/** A page rendered as Next's `renderToStream` does: one script starts, others are loaded with the page. */
async function renderPage(): Promise<{ html: string; link: string }> {
  const Page = () => {
    preinit(SECOND, { as: 'script', nonce: NONCE });
    preload(FONT, { as: 'font', nonce: NONCE, type: 'font/woff2' });
    return createElement('html', null, createElement('body', null, 'a'));
  };
  let link = '';
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(createElement(Page), {
      nonce: NONCE,
      bootstrapScriptContent: 'boot()',
      bootstrapScripts: [{ src: FIRST }],
      onHeaders: (headers) => (link = String(headers.Link)),
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return { html, link };
}

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', code = '']) => ({
    attributes,
    code,
  }));

test('the inline script that starts the others has the nonce and the id', async () => {
  const { html } = await renderPage();
  const starting = scriptsIn(html).filter(({ attributes }) => attributes.includes(START_ID));
  expect(starting).toEqual([{ attributes: ` nonce="${NONCE}"${START_ID}`, code: 'boot()' }]);
});

test('the scripts that are loaded with a page are matched, and load while it is read', async () => {
  const { html } = await renderPage();
  const loaded = scriptsIn(html).filter(({ attributes }) => IS_LOADED.test(attributes));
  expect(loaded.map(({ attributes }) => /src="([^"]+)"/.exec(attributes)?.[1]).sort()).toEqual([
    FIRST,
    SECOND,
  ]);
  for (const { attributes } of loaded) {
    expect(attributes).toContain(ASYNC);
    expect(attributes).toContain(` nonce="${NONCE}"`);
  }
});

test('preloads of scripts are matched, and others are not', async () => {
  const { html } = await renderPage();
  const preloads = html.match(SCRIPT_PRELOADS) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain(FIRST);
  expect('<link rel="preload" href="/a.woff2" as="font"/>').not.toMatch(new RegExp(SCRIPT_PRELOADS));
});

test('the Link header repeats the nonce', async () => {
  const { link } = await renderPage();
  expect(link).toContain(FONT);
  expect(link).toContain(nonceInLinkHeader(NONCE));
  expect(link.replaceAll(nonceInLinkHeader(NONCE), '')).not.toContain(NONCE);
});

test('the data of a page is in inline scripts with the nonce', async () => {
  const data = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('0:"a"\n'));
      controller.enqueue(Uint8Array.of(0xff, 0xfe));
      controller.close();
    },
  });
  const html = await text(createInlinedDataReadableStream(data, NONCE, { a: 1 }));
  const scripts = scriptsIn(html);
  expect(scripts).toHaveLength(3);
  for (const { attributes, code } of scripts) {
    expect(attributes).toBe(` nonce="${NONCE}"`);
    expect(code).toMatch(IS_DATA);
  }
});
