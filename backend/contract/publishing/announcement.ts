import { z } from 'zod';
import { contentKind } from '@/backend/contract/stories/story';
import { localeSchema } from '@/backend/contract/fields';
import { region } from '@/backend/contract/regions/region';

/** An item that appeared, changed or was removed, with everything its pages and feeds depend on. */
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

/** An event that appeared, changed or was cancelled. */
const announcedEvent = z.object({ id: z.number().int().positive(), langs: z.array(localeSchema) });
export type AnnouncedEvent = z.infer<typeof announcedEvent>;

const MAX_ANNOUNCED = 500;

/** Asked of the portal at `/api/addresses`: only the portal knows the addresses of pages. */
export const addressRequest = z.object({
  items: z.array(announcedItem).max(MAX_ANNOUNCED),
  events: z.array(announcedEvent).max(MAX_ANNOUNCED).default([]),
});

/** Absolute addresses. */
export const addressAnswer = z.object({ pages: z.array(z.string()), feeds: z.array(z.string()) });
export type Addresses = z.infer<typeof addressAnswer>;
