import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import {
  linkText,
  localText,
  position,
  siteAddress,
  textInAnyLanguage,
  timeOrNone,
} from '@/backend/contract/records/fields';
import { reason, formText } from '@/backend/contract/form-text';

export const PARTNER_KINDS = ['media', 'community', 'research', 'event'] as const;

const BODY_MAX = 100_000;

export const noticeRecord = z.object({
  title: textInAnyLanguage(120),
  /** HTML restricted to the allow list. */
  body: textInAnyLanguage(BODY_MAX),
  /** The current time by default. */
  release_time: timeOrNone,
});

export const partnerRecord = z.object({
  name: textInAnyLanguage(80),
  kind: z.enum(PARTNER_KINDS).default('media'),
  url: siteAddress.or(z.literal('')).default(''),
  description: localText(500),
  position,
});

export const toolCategoryRecord = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, reason('notAKey')),
  name: textInAnyLanguage(40),
  position,
});

export const toolRecord = z.object({
  category_id: id,
  name: formText(1, 80),
  url: siteAddress.or(z.literal('')).default(''),
  /** The first line is the sentence shown in lists; the other lines are the text of its page. */
  description: localText(2000),
  position,
});

/** One of the site documents. Title and body must exist in the same languages. */
export const documentRecord = z
  .object({
    title: textInAnyLanguage(120),
    body: textInAnyLanguage(BODY_MAX),
    /** One that is not answers 404, and nothing leads to it. */
    is_public: z.boolean().default(true),
  })
  .refine(({ title, body }) => Object.keys(title).join() === Object.keys(body).join(), {
    path: ['body'],
    message: reason('required'),
  });

/** Key of the settings row that holds an `appConfigRecord`. */
export const APP_CONFIG_KEY = 'app:config';

/** An empty link stands for the portal's own page. */
export const appConfigRecord = z.object({
  privacy_policy: linkText.or(z.literal('')).default(''),
  term_of_service: linkText.or(z.literal('')).default(''),
});
