import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { localText, picture, someText } from '@/backend/contract/records/fields';

/** A name that articles are signed with. */
export const authorRecord = z.object({
  name: someText(60),
  bio: localText(500),
  avatar_img: picture,
  /** Has a column of their own. */
  is_columnist: z.boolean().default(false),
  /** The member behind the name. */
  user_id: id.nullable().default(null),
  /** Whether that member may send pieces in where only selected writers may. */
  may_submit: z.boolean().default(false),
});
