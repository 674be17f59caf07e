import { z } from 'zod';
import { day, id } from '@/backend/contract/fields';
import { localText, textInAnyLanguage } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';

const WEEKLY_AUTHORS_MAX = 50;
/** The longest letter of an issue, in UTF-16 units. */
const LETTER_MAX = 4000;

/** An issue of the weekly; it includes the stories released on its days automatically. */
export const weeklyRecord = z
  .object({
    number: z.number().int().min(1).max(100_000),
    title: textInAnyLanguage(120),
    summary: localText(1000),
    /** The editor's letter, and the name under it. */
    letter: localText(LETTER_MAX).default({}),
    letter_by: localText(60).default({}),
    starts: day,
    ends: day,
    author_ids: z.array(id).max(WEEKLY_AUTHORS_MAX).default([]),
  })
  .refine(({ starts, ends }) => starts <= ends, { path: ['ends'], message: reason('beforeStart') });
