/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

const PLACE = /^(?:lib\/platform|server)\/next\//;
/** Words of Next's and React's private output. */
const WORDS = [
  '__next_f',
  'id="_R_"',
  '__reactProps',
  'x-next-cache-tags',
  'x-nextjs-',
  'next-action',
  'NextInternalRequestMeta',
  '_N_T_',
  'APP_PAGE',
  'rscData',
  'segmentData',
  '__prerender_bypass',
  'build-manifest',
  '/BUILD_ID',
  '/_next/static',
  '/_next/image',
  'next/dist/',
];

const sources = [
  'middleware.ts',
  'next.config.ts',
  ...['app', 'backend', 'components', 'lib', 'scripts', 'server'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll('\\/', '/') }));

test.each(WORDS)('%s stands in lib/platform/next or server/next alone', (word) => {
  const files = sources.filter(({ text }) => text.includes(word)).map(({ file }) => file);
  expect(files.filter((file) => PLACE.test(file)).length).toBeGreaterThan(0);
  expect(files.filter((file) => !PLACE.test(file))).toEqual([]);
});
