import { pino } from 'pino';
import { mistypedHere, readConfig } from '@/backend/kernel/config';
import { SettingError } from '@/backend/contract/process/setting-error';
import { onStopSignal } from '@/backend/contract/process/stop-signal';
import { runBackend } from './run-backend';

/** The backend process. An error that prevents the start is printed as one line, with exit code 1. */
async function main(): Promise<void> {
  let drain = async () => process.exit(0);
  onStopSignal(() => void drain());
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { program: 'backend' } });
  // Under the supervisor these lines have already been printed.
  if (process.send === undefined) for (const line of mistypedHere()) log.warn(line);
  const backend = await runBackend(config, log);
  drain = async () => {
    setTimeout(() => process.exit(0), config.drainSeconds * 1000).unref();
    await backend.stop();
    process.exit(0);
  };
}

function fail(error: unknown): never {
  const line =
    error instanceof SettingError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`lianxun backend: ${line}\n`);
  process.exit(1);
}

main().catch(fail);
