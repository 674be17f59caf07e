import { z } from 'zod';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { ApiError } from '@/backend/kernel/errors';
import type { ImportItem } from '@/backend/import/item';
import type { Mount } from '@/backend/kernel/serve';
import { isSame } from '@/backend/kernel/tokens';
import { PictureCopier } from './pictures';
import { importItems } from './store-items';
import { Statistics } from './statistics';
import type { ImportSubjects } from './subjects';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The command hands over what the parsers made; only its outline is checked, its texts are cleaned when stored. */
const batch = z.object({
  items: z
    .array(z.custom<ImportItem>((item) => typeof item === 'object' && item !== null && 'sourceKey' in item))
    .max(500),
  pictures: z.object({ isOffline: z.boolean(), allowPrivate: z.boolean() }),
});

/** Where `npm run import` delivers while the backend runs: the embedded database has one owner. */
export const importRoutes =
  <Prepared>(subjects: ImportSubjects<Prepared>): Mount =>
  (app, context) => {
    const statistics = new Statistics(context);
    app.post('/internal/import', async (c) => {
      if (!isSame(c.req.header(HEADERS.secret) ?? '', context.config.secret)) throw new ApiError('notFound');
      const body = await readJsonBody(c.req.raw, MAX_BODY_BYTES);
      if (body === undefined) throw new ApiError('bodyTooLarge');
      const input = batch.safeParse(body);
      if (!input.success) throw new ApiError('invalidInput', { body: input.error.issues[0]?.message ?? '' });
      const pictures = new PictureCopier(context, subjects, input.data.pictures);
      const outcome = await importItems(context, subjects, input.data.items, pictures);
      await statistics.noteStored(outcome.added);
      return c.json({ code: SUCCESS_CODE, message: 'ok', data: { ...outcome, failures: pictures.failures } });
    });
  };
