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
const RULES = [
  /"visibilityByRole":"(logged-in|user-role|users)"/i,
  /"(restrict\w*|membersOnly|isGated|loggedIn\w*|onlyLoggedIn|userLoggedIn)":(true|"(1|yes|true)")/i,
  /"(accessLevel|membership\w*|requiredLevel\w*|mepr\w*|rcp\w*|pmpro\w*)":(\[[^\]]|"(?!everyone|public|all|none)\w)/i,
  /"member\w*":\{[^}]*"enabled":true/i,
  /"(visib\w*|show\w*|display\w*|login\w*|logged\w*|user\w*|access\w*|audience|condition\w*)":\[?"(logged[-_ ]?in|members?|subscribers?|paid\w*|premium|vip|registered|private)\b/i,
  /"logged_?out":false/i,
];
/** A plugin that writes both, and shows the block to both. */
const FOR_BOTH = /"loggedin":true/i;
/** A block that its editor hid from everyone. */
const HIDDEN = /"hideBlock":true|"blockVisibility":false/i;

/** For whom attributes of a block say that it is: some see it, nobody does, or everyone. */
export function readersOf({ json }: BlockAttributes): 'members' | 'nobody' | 'everyone' {
  if (json === undefined) return 'everyone';
  if (HIDDEN.test(json)) return 'nobody';
  const rest = /"logged_?out":true/i.test(json) ? json.replace(FOR_BOTH, '') : json;
  return RULES.some((rule) => rule.test(rest)) ? 'members' : 'everyone';
}
