import { z } from 'zod';
import { day, id } from '@/backend/contract/fields';
import { localText, picture, position, textInAnyLanguage } from '@/backend/contract/records/fields';

const TOPIC_ITEMS_MAX = 20;

/** The record of a topic, as the desk edits it. */
export const topicRecord = z.object({
  name: textInAnyLanguage(60),
  intro: localText(500),
  /** The current state of the topic in one line, and the day it was written. */
  summary: localText(200),
  summary_day: day.nullable().default(null),
  pic: picture,
  is_special: z.boolean().default(false),
  position,
  /** The stories placed at the top, in this order. */
  item_ids: z.array(id).max(TOPIC_ITEMS_MAX).default([]),
});

export const labelRecord = z.object({ name: textInAnyLanguage(40) });
