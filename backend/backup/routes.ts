import { Readable } from 'node:stream';
import { z } from 'zod';
import { HEADERS } from '@/backend/contract/headers';
import { describeError } from '@/backend/kernel/describe-error';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { ApiError } from '@/backend/kernel/errors';
import type { Mount } from '@/backend/kernel/serve';
import { isSame } from '@/backend/kernel/tokens';
import { ArchiveWriter } from './archive-writer';
import { readSnapshot } from './snapshot';
import { writeBackup } from './write-backup';

const MAX_BODY_BYTES = 64 * 1024;

const input = z.object({ withSecrets: z.boolean(), settings: z.string() });

/** The route `npm run backup` calls while the backend runs, because only one process can open the embedded database. */
export const backupRoutes: Mount = (app, context) => {
  app.post('/internal/backup', async (c) => {
    const { config, database, log } = context;
    if (!isSame(c.req.header(HEADERS.secret) ?? '', config.secret)) throw new ApiError('notFound');
    const body = await readJsonBody(c.req.raw, MAX_BODY_BYTES);
    if (body === undefined) throw new ApiError('bodyTooLarge');
    const options = input.safeParse(body);
    if (!options.success) throw new ApiError('invalidInput');
    const archive = new ArchiveWriter();
    writeBackup(archive, config, (read) => readSnapshot(database, config.dataDir, read), {
      ...options.data,
      now: context.now(),
    }).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'backup failed');
      archive.fail(error);
    });
    return new Response(Readable.toWeb(archive.output) as ReadableStream, {
      headers: { 'content-type': 'application/gzip' },
    });
  });
};
