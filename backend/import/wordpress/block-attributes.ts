import { z } from 'zod';

const id = z.union([z.string(), z.number()]).transform(String);

const schema = z
  .object({
    id: id.optional().catch(undefined),
    ids: z.array(id).optional().catch(undefined),
    ref: id.optional().catch(undefined),
    url: z.string().optional().catch(undefined),
    service: z.string().optional().catch(undefined),
    /** The attributes as written, for rules about who may read a block. */
    json: z.string().optional(),
  })
  .catch({});

/** The attributes of a block that an import uses. */
export type BlockAttributes = z.infer<typeof schema>;

/** @param json as written in the comment of the block; undefined for none */
export function blockAttributes(json: string | undefined): BlockAttributes {
  if (json === undefined) return {};
  try {
    return { ...schema.parse(JSON.parse(json)), json };
  } catch {
    return { json };
  }
}

/** How plugins write that a block is not for everyone. */
const RULES =
  /"visibilityByRole":"(logged-in|user-role|users)"|"(restrict\w*|membersOnly|isGated|loggedIn\w*|onlyLoggedIn|userLoggedIn)":(true|"(1|yes|true)")|"(accessLevel|membership\w*|requiredLevel\w*|mepr\w*|rcp\w*|pmpro\w*)":(\[[^\]]|"(?!everyone|public|all|none)\w)/i;

/** Whether attributes of a block say that not everyone may read it. */
export function isForMembers({ json }: BlockAttributes): boolean {
  return json !== undefined && RULES.test(json);
}
