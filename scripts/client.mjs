#!/usr/bin/env node
// Makes clients/typescript/src/schema.d.ts from the OpenAPI document of /api/v1, which is made from the definitions that
// answer it.
//   node scripts/client.mjs          make it again
//   node scripts/client.mjs check    exit 1 when it is not current
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const SCHEMA = at('clients/typescript/src/schema.d.ts');

/** Lets the definitions be read outside the portal, which alone knows `server-only`. */
const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'server-only' }));
    onLoad({ filter: /.*/, namespace: 'server-only' }, () => ({ contents: '' }));
  },
};

/** The document. Written to the disk as CommonJS, because packages of the portal resolve from a file only. */
async function readDocument() {
  const outfile = at('.build/api-document.cjs');
  await build({
    entryPoints: [at('lib/api/openapi/document.ts')],
    bundle: true,
    outfile,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    alias: { '@': at('').replace(/\/$/, '') },
    plugins: [serverOnly],
    logLevel: 'error',
  });
  return createRequire(import.meta.url)(outfile).openApiDocument('/api/v1');
}

const types = await openapiTS(await readDocument(), { defaultNonNullable: false });
const text = `${COMMENT_HEADER}${astToString(types)}`;
if (process.argv[2] === 'check') {
  if (readFileSync(SCHEMA, 'utf8') === text) process.exit(0);
  console.error('clients/typescript/src/schema.d.ts is not current: node scripts/client.mjs');
  process.exit(1);
}
writeFileSync(SCHEMA, text);
