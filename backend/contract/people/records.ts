import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { localText, someText } from '@/backend/contract/records/fields';
import { ownPicture } from '@/backend/contract/uploads/calls';

/** Who signs articles. */
export const authorRecord = z.object({
  name: someText(60),
  bio: localText(500),
  avatar_img: ownPicture.default(''),
  /** Has a column of their own. */
  is_columnist: z.boolean().default(false),
  /** The member behind the name. */
  user_id: id.nullable().default(null),
  /** Whether that member may send pieces in where only selected writers may. */
  may_submit: z.boolean().default(false),
});
