import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { chosenTime, far, id, inLocale } from '@/backend/contract/fields';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { formText } from '@/backend/contract/form-text';
import { NOTE_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { settingsInput, versioned } from '@/backend/contract/writing/draft';
import { withFormerValues } from '@/backend/contract/renamed-fields';
import { BULK_ACTS, MAX_BULK_ITEMS } from './bulk-acts';

const errorKey = z.custom<ErrorKey>((key) => typeof key === 'string' && key in ERRORS);

export const bulkCalls = {
  bulkContents: defineCall({
    path: '/bulkContents',
    methods: ['POST'],
    access: 'editor',
    browser: 'session',
    summary: 'One act on many items: each is checked by itself, and every refusal is named',
    input: z.object({
      act: withFormerValues(z.enum(BULK_ACTS), { hold: 'embargo', release: 'endEmbargo' }),
      /** The stories and their versions as the page listed them; a story that has changed since then is refused. */
      items: z.array(z.object(versioned)).min(1).max(MAX_BULK_ITEMS, 'tooMany'),
      /** A dry run: only reports what would happen. */
      is_trial: z.boolean().default(false),
      reason: formText(0, NOTE_MAX_LENGTH, true).default(''),
      until: chosenTime.nullable().default(null),
      far,
      /** New labels, in addition to those the stories have. */
      new_labels: settingsInput.shape.new_labels.default([]),
      topic_id: id.optional(),
      category_id: id.optional(),
      ...inLocale,
    }),
    output: z.object({
      /** The id that the log lines of this command share; empty for a dry run. */
      batch: z.string(),
      done: z.array(z.object({ ...versioned, title: z.string() })),
      refused: z.array(
        z.object({
          id,
          title: z.string(),
          key: errorKey,
          message: z.string(),
          fields: z.record(z.string(), z.string()),
        }),
      ),
    }),
  }),
};
