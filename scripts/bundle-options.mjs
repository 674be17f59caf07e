import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { guardPostgresWrites } from './guard-postgres-writes.mjs';

/** What all bundles of programs have in common. */
export const common = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};

export const modules = { ...common, format: 'esm', outdir: '.build', outExtension: { '.js': '.mjs' } };

/** CommonJS packages inside an ES module still use these three names. */
const COMMONJS = `
import { createRequire as commonRequire } from 'node:module';
import { dirname as commonDirname } from 'node:path';
import { fileURLToPath as commonPath } from 'node:url';
const require = commonRequire(import.meta.url);
const __filename = commonPath(import.meta.url);
const __dirname = commonDirname(__filename);`;

/** How the files begin that programs share, or load when they first need them. */
const PART = 'part-';

/** Packages with files of their own: compiled code, WebAssembly, or a database. */
const WITH_FILES = ['sharp', '@node-rs/*', '@electric-sql/*'];
/**
 * Packages that are imported only where they are needed. Many are CommonJS, whose names a bundle does not pass on when it is
 * imported at run time; Node does.
 */
const LOADED_LATER = [
  '@atproto/*',
  '@fedify/*',
  '@opentelemetry/*',
  '@redis/client',
  'imapflow',
  'libheif-js',
];

/**
 * Programs of the backend: packages included, since reading a few files takes a third less time than reading hundreds, and
 * what is imported at run time apart. In one file, the external packages of such an import would be loaded at the start.
 */
export const backendPrograms = () => ({
  ...modules,
  splitting: true,
  chunkNames: `${PART}[hash]`,
  metafile: true,
  external: [...WITH_FILES, ...LOADED_LATER],
  plugins: [guardPostgresWrites()],
  banner: { js: COMMONJS },
});

/**
 * The portal. It renders fragments of pages itself: what their components import from Next and next-intl only works inside
 * Next, and is replaced.
 */
export const portalProgram = {
  ...modules,
  packages: 'external',
  jsx: 'automatic',
  alias: {
    'next/root-params': './server/next/stand-ins/root-params.ts',
    'next/navigation': './server/next/stand-ins/navigation.ts',
    'next-intl/server': './server/next/stand-ins/translations.ts',
    'server-only': './server/next/stand-ins/server-only.ts',
  },
};

/** Deletes the parts that an earlier bundling left in a folder. @param outputs the files of this one */
export function removeOldParts(folder, outputs) {
  const current = new Set(Object.keys(outputs).map((path) => basename(path)));
  for (const name of readdirSync(folder))
    if (name.startsWith(PART) && !current.has(name)) rmSync(join(folder, name));
}
