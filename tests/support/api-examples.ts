import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import ts from 'typescript';

const CLIENT = resolve('clients/typescript/src/client.ts');

/** An example of the reference, as its page prints it. */
interface PrintedExample {
  /** The name of its place, such as `listContent`. */
  name: string;
  label: string;
  text: string;
}

/** The examples on a page of the reference, in its order. */
export function examplesOn(page: Page): Promise<PrintedExample[]> {
  return page.locator('article[id] pre[data-example]').evaluateAll((blocks) =>
    blocks.map((block) => ({
      name: block.closest('article')?.id ?? '',
      label: block.getAttribute('data-example') ?? '',
      text: block.textContent ?? '',
    })),
  );
}

/** What an example printed, and whether it ended well. */
interface Run {
  isDone: boolean;
  output: string;
}

/** Runs a command of curl in a folder, as a reader would paste it. */
export function runCurl(text: string, folder: string, key: string): Run {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', text.replace(/^curl/, 'curl -sS')], {
    cwd: folder,
    env: { ...process.env, LX_KEY: key },
    encoding: 'utf8',
  });
  return { isDone: status === 0 && /"code":200/.test(stdout), output: stdout + stderr };
}

/** Compiles and runs an example in TypeScript with the client of this repository. */
export async function runTypeScript(text: string, folder: string, key: string): Promise<Run> {
  const [source, outfile] = [join(folder, 'example.ts'), join(folder, 'example.mjs')];
  writeFileSync(source, text);
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: { 'lianxun-client': CLIENT },
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [outfile], {
    env: { ...process.env, LX_KEY: key },
    encoding: 'utf8',
  });
  return { isDone: status === 0 && !/urn:lianxun:error/.test(stdout), output: stdout + stderr };
}

/** What the compiler says against examples in TypeScript. */
export function typeErrors(texts: readonly string[], folder: string): string[] {
  const files = texts.map((text, index) => {
    const file = join(folder, `typed-${index}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [resolve('node_modules/@types')],
    types: ['node'],
    paths: { 'lianxun-client': [CLIENT] },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
