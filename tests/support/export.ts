import { spawn } from 'node:child_process';
import { QUICK_TO_START } from './backend-settings';

interface Ended {
  code: number | null;
  output: string;
}

/**
 * Runs one of the programs in `.build` to its end.
 * @param words its arguments
 */
export function runProgram(name: string, words: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [...QUICK_TO_START, `.build/${name}.mjs`, ...words], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
