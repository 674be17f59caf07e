import { readFileSync } from 'node:fs';
import { SERVER_FILES } from '@/lib/platform/next/build-folder.mjs';

/** What Next reads its configuration from before it looks for `next.config.ts`. */
const BUILT_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Gives Next the configuration that the build has written down, as its own standalone server does. Otherwise it reads
 * `next.config.ts` at each start, for which its compiler and that of next-intl are loaded and stay in memory.
 */
export function useBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync(SERVER_FILES, 'utf8')) as { config: object };
  const folder = process.cwd();
  process.env[BUILT_CONFIG] = JSON.stringify({ ...config, outputFileTracingRoot: folder, repoRoot: folder });
}
