import { readFile } from 'node:fs/promises';
import { HEADERS } from '@/backend/contract/headers';
import { textOfFile } from '@/backend/contract/text-of-file';
import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import {
  importPoints,
  type PointsInput,
  type PointsOutcome,
} from '@/backend/modules/data/commands/import-points';
import { openContext } from './open-context';

const TIMEOUT_MS = 60_000;

interface PointsCommand {
  /** The key of a series. */
  series: string;
  sources: readonly string[];
  isDryRun: boolean;
  isJson: boolean;
}

type Load = (input: PointsInput) => Promise<PointsOutcome | null>;
type FileResult = PointsOutcome | { error: string };

/**
 * Adds the points of files to a series and prints the result for each file.
 * @returns whether all files were read without problems
 */
export async function loadPoints(
  config: Config,
  { series, sources, isDryRun, isJson }: PointsCommand,
): Promise<boolean> {
  const { load, close } = (await isBackendRunning(config))
    ? { load: (input: PointsInput) => deliver(config, input), close: async () => undefined }
    : await openDirectly(config);
  const results: (FileResult & { where: string })[] = [];
  for (const where of sources)
    results.push({
      where,
      ...(await loadFile(where, (text) => load({ key: series, text, isDryRun }), series)),
    });
  await close();
  const out = isJson
    ? JSON.stringify({ dry_run: isDryRun, series, files: results })
    : results.map((result) => `${result.where}: ${sentence(result)}`).join('\n');
  process.stdout.write(`${out}\n`);
  return results.every((result) => !('error' in result) && result.problems.length === 0);
}

async function loadFile(
  path: string,
  load: (text: string) => ReturnType<Load>,
  series: string,
): Promise<FileResult> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return { error: 'cannot be read' };
  return (await load(textOfFile(bytes))) ?? { error: `there is no series with the key ${series}` };
}

function sentence(result: FileResult): string {
  if ('error' in result) return result.error;
  const { added, changed, unchanged, problems } = result;
  if (problems.length === 0) return `${added} added, ${changed} changed, ${unchanged} unchanged`;
  const lines = problems.map(({ line, text }) => `  line ${line}: ${text}`);
  return ['nothing was stored, these cannot be read:', ...lines].join('\n');
}

async function openDirectly(config: Config): Promise<{ load: Load; close: () => Promise<void> }> {
  const { context, close } = await openContext(config);
  return { load: (input) => importPoints(context, input), close };
}

/** Sends the text of a file to the running backend. @throws Error when the backend refuses it */
async function deliver(config: Config, input: PointsInput): Promise<PointsOutcome | null> {
  const answer = await fetch(`http://127.0.0.1:${config.port}/internal/points`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: config.secret },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { code, message, data } = (await answer.json()) as {
    code: number;
    message: string;
    data: PointsOutcome | null;
  };
  if (code !== 200)
    throw new Error(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return data;
}
