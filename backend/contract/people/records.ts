import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { localText, picture, siteAddress, textInAnyLanguage } from '@/backend/contract/records/fields';

/** An author: a name that articles are signed with. */
export const authorRecord = z.object({
  name: textInAnyLanguage(60),
  bio: localText(500),
  avatar_img: picture,
  /** Addresses of the author on other sites. */
  links: z
    .array(z.object({ url: siteAddress }))
    .max(10)
    .default([]),
  /** Whether the author has a column. */
  is_columnist: z.boolean().default(false),
  /** The member who writes under this name. */
  user_id: id.nullable().default(null),
  /** Whether that member may submit drafts when only selected writers may. */
  may_submit: z.boolean().default(false),
});
