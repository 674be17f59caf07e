#!/usr/bin/env node
// Keeps the three message files in step. zh-Hans.json is the source, en.json is written by hand. zh-Hant.json is made
// from the source with the conversion the portal uses for any text (backend/contract/chinese/convert-text.ts: OpenCC and the
// glossary), the words of the interface (zh-Hant.words.json) and the overrides (zh-Hant.overrides.json).
//   node scripts/messages.mjs                 make zh-Hant.json again
//   node scripts/messages.mjs check           exit 1 when the files are not in step
//   node scripts/messages.mjs merge FILE      add {"zh-Hans": {…}, "en": {…}} to the two written files, then make zh-Hant
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const file = (name) => new URL(`../messages/${name}.json`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(file(name), 'utf8'));
const text = (messages) => `${JSON.stringify(messages, null, 2)}\n`;
const write = (name, messages) => writeFileSync(file(name), text(messages));

/** The portal's conversion, so that the interface and the articles use the same words. */
async function portalConversion() {
  // Written to the disk, because a native package can only be resolved from a file.
  const bundle = new URL('../.build/conversion.mjs', import.meta.url);
  await build({
    entryPoints: [fileURLToPath(new URL('../backend/contract/chinese/convert-text.ts', import.meta.url))],
    bundle: true,
    outfile: fileURLToPath(bundle),
    external: ['@node-rs/jieba'],
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
    alias: { '@': fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '') },
    logLevel: 'error',
  });
  return import(bundle);
}

const { convertText } = await portalConversion();
/** Words that the interface uses differently from articles: 文件 is a document in an article, a file in the interface. */
const interfaceWords = read('zh-Hant.words');

/**
 * The parts of a message that are not text: ICU arguments, the beginnings of plurals, choices and their cases, and
 * tags.
 */
const SYNTAX =
  /\{\s*\w+\s*(?:,\s*(?:number|date|time)[^{}]*)?\}|\{\s*\w+\s*,\s*\w+\s*,|(?:=\d+|\w+)\s*\{|[{}]|<[^>]*>/g;

/**
 * Converts the text of a message; its syntax is replaced by private use characters meanwhile, so that it stays as it
 * is.
 */
const convertMessage = (message) => {
  const parts = [];
  const masked = message.replace(SYNTAX, (part) => String.fromCharCode(0xe000 + parts.push(part) - 1));
  const converted = convertText(masked, 'zh-Hant', interfaceWords);
  return converted.replace(/[\ue000-\uf8ff]/g, (mark) => parts[mark.charCodeAt(0) - 0xe000]);
};

function toTraditional(messages, overrides = {}) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (overrides[key] ?? convertMessage(value))
        : toTraditional(value, overrides[key]),
    ]),
  );
}

function merge(into, from) {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'string') into[key] = value;
    else into[key] = merge(into[key] ?? {}, value);
  }
  return Object.fromEntries(Object.entries(into).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const keysOf = (messages, prefix = '') =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const [command, fragment] = process.argv.slice(2);
if (command === 'merge') {
  const added = JSON.parse(readFileSync(fragment, 'utf8'));
  for (const name of ['zh-Hans', 'en']) write(name, merge(read(name), added[name]));
}
const traditionalMessages = toTraditional(read('zh-Hans'), read('zh-Hant.overrides'));
if (command !== 'check') write('zh-Hant', traditionalMessages);

const source = keysOf(read('zh-Hans'));
const written = keysOf(read('en'));
const missing = source.filter((key) => !written.includes(key)).map((key) => `en.json lacks ${key}`);
const extra = written.filter((key) => !source.includes(key)).map((key) => `zh-Hans.json lacks ${key}`);
const stale =
  text(read('zh-Hant')) === text(traditionalMessages)
    ? []
    : ['zh-Hant.json is not made from zh-Hans.json: run npm run messages'];
const problems = [...missing, ...extra, ...stale];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
