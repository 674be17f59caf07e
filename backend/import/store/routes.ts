import { z } from 'zod';
import { importedEvent } from '@/backend/contract/events/imported-event';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { HEADERS } from '@/backend/contract/headers';
import { readJsonBody } from '@/backend/contract/process/bounded-body';
import { ApiError } from '@/backend/kernel/errors';
import type { ImportItem } from '@/backend/import/item';
import type { Mount } from '@/backend/kernel/serve';
import { isSame } from '@/backend/kernel/tokens';
import { importAddresses } from './import-addresses';
import { PictureCopier } from './pictures';
import { importItems } from './store-items';
import { Statistics } from './statistics';
import type { ImportSubjects } from './subjects';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** The parsed items from the import command; only their outline is checked, because texts are cleaned when stored. */
const batch = z.object({
  items: z
    .array(z.custom<ImportItem>((item) => typeof item === 'object' && item !== null && 'sourceKey' in item))
    .max(500),
  pictures: z.object({ isOffline: z.boolean(), allowPrivate: z.boolean() }),
});

const places = { named: z.array(z.string()), guessed: z.array(z.string()) };
const addresses = z.object({
  terms: z.array(
    z.object({
      to: z.enum(['category', 'label', 'author', 'region', 'home', 'articles']),
      name: z.string(),
      ...places,
    }),
  ),
  gone: z.array(z.string()),
});

const eventBatch = z.object({ events: z.array(importedEvent).max(500), pictures: batch.shape.pictures });

/** The routes `npm run import` calls while the backend runs, because only one process can open the embedded database. */
export const importRoutes =
  <Prepared>(subjects: ImportSubjects<Prepared>): Mount =>
  (app, context) => {
    const statistics = new Statistics(context);
    const read = async <Schema extends z.ZodType>(request: Request, schema: Schema) => {
      if (!isSame(request.headers.get(HEADERS.secret) ?? '', context.config.secret))
        throw new ApiError('notFound');
      const body = await readJsonBody(request, MAX_BODY_BYTES);
      if (body === undefined) throw new ApiError('bodyTooLarge');
      const input = schema.safeParse(body);
      if (!input.success) throw new ApiError('invalidInput', { body: input.error.issues[0]?.message ?? '' });
      return input.data;
    };
    app.post('/internal/import', async (c) => {
      const input = await read(c.req.raw, batch);
      const pictures = new PictureCopier(context, subjects, input.pictures);
      const outcome = await importItems(context, subjects, input.items, pictures);
      await statistics.recordStored(outcome.added);
      return c.json({ code: SUCCESS_CODE, message: 'ok', data: { ...outcome, failures: pictures.failures } });
    });
    app.post('/internal/import-addresses', async (c) => {
      const outcome = await importAddresses(context, subjects, await read(c.req.raw, addresses));
      return c.json({ code: SUCCESS_CODE, message: 'ok', data: outcome });
    });
    app.post('/internal/import-events', async (c) => {
      const input = await read(c.req.raw, eventBatch);
      const pictures = new PictureCopier(context, subjects, input.pictures);
      const outcome = await subjects.saveEvents(context, input.events, (address, key) =>
        pictures.copy(address, key),
      );
      return c.json({ code: SUCCESS_CODE, message: 'ok', data: { ...outcome, failures: pictures.failures } });
    });
  };
