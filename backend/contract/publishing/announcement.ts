import { z } from 'zod';
import { contentKind } from '@/backend/contract/stories/story';
import { localeSchema } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/** A story that was published, changed or withdrawn, with everything its pages and feeds depend on. */
const announcedItem = z.object({
  id: z.number().int().positive(),
  kind: contentKind,
  langs: z.array(localeSchema),
  categoryId: z.number().nullable(),
  authorId: z.number().nullable(),
  region,
  labelIds: z.array(z.number()),
  topicIds: z.array(z.number()),
});
export type AnnouncedItem = z.infer<typeof announcedItem>;

/** An event that was published, changed or cancelled. */
const announcedEvent = z.object({ id: z.number().int().positive(), langs: z.array(localeSchema) });
export type AnnouncedEvent = z.infer<typeof announcedEvent>;

const MAX_ANNOUNCED = 500;

/** The request to the portal's `/api/addresses`, because only the portal knows the addresses of pages. */
export const addressRequest = z.object({
  items: z.array(announcedItem).max(MAX_ANNOUNCED),
  events: z.array(announcedEvent).max(MAX_ANNOUNCED).default([]),
});

/** Absolute addresses. */
export const addressAnswer = z.object({ pages: z.array(z.string()), feeds: z.array(z.string()) });
export type Addresses = z.infer<typeof addressAnswer>;
