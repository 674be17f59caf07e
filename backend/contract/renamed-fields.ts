import { z } from 'zod';

/** What fields were called in the version before. The names belong to one schema each, as those of `textRoles`. */
const formerNames = z.registry<{ name: string }>();

const formerValues = z.registry<{ values: Readonly<Record<string, string>> }>();

/**
 * A field under a new name. For one version, requests may use the former name instead (`readFormerNames`), and answers
 * carry the value under both (`addFormerNames`): pages that were open during an upgrade and other programs go on.
 * Refusals name the field by its new name.
 * @param name the name in the version before
 */
export function renamedField<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  const field = schema.describe(
    `Called \`${name}\` in the version before, which is still read and answered.`,
  );
  formerNames.add(field, { name });
  return field;
}

/**
 * A field whose values have new names: requests may use the former ones for one version.
 * @param values former name → new name
 */
export function withFormerValues<Schema extends z.ZodType<string>>(
  schema: Schema,
  values: Readonly<Record<string, z.output<Schema>>>,
): Schema {
  const field = schema.describe(`Formerly also ${Object.keys(values).join(', ')}, which is still read.`);
  formerValues.add(field, { values });
  return field;
}

/** The input of a call with former names replaced by the new ones. The new name counts where both are given. */
export const readFormerNames = (input: z.ZodType, payload: unknown): unknown =>
  renamingOf(input, read)?.(payload) ?? payload;

/** The data of an answer with the values of renamed fields under their former names, too. */
export const addFormerNames = <Data>(output: z.ZodType, data: Data): Data =>
  (renamingOf(output, answer)?.(data) ?? data) as Data;

type Fields = Record<string, unknown>;
type Renaming = (value: unknown) => unknown;

/** What is done with a field that was renamed, and the renamings of schemas, each built once. */
interface Direction {
  rename: (fields: Fields, name: string, former: string) => Fields;
  renamings: WeakMap<z.core.$ZodType, Renaming | null>;
}

const read: Direction = {
  rename: (fields, name, former) => {
    const { [former]: value, ...others } = fields;
    return Object.hasOwn(fields, former) ? { [name]: value, ...others } : fields;
  },
  renamings: new WeakMap(),
};

const answer: Direction = {
  rename: (fields, name, former) =>
    Object.hasOwn(fields, name) ? { ...fields, [former]: fields[name] } : fields,
  renamings: new WeakMap(),
};

/** The renaming of a schema's values; null when nothing in its objects, lists and optional values has a former name. */
function renamingOf(schema: z.core.$ZodType, direction: Direction): Renaming | null {
  const stored = direction.renamings.get(schema);
  if (stored !== undefined) return stored;
  const renaming = build(schema, direction);
  direction.renamings.set(schema, renaming);
  return renaming;
}

function build(schema: z.core.$ZodType, direction: Direction): Renaming | null {
  const values = direction === read ? formerValues.get(schema)?.values : undefined;
  if (values)
    return (value) => (typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : value);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return renamingOf(schema.unwrap(), direction);
  if (schema instanceof z.ZodArray) {
    const ofElement = renamingOf(schema.element, direction);
    return ofElement && ((list) => (Array.isArray(list) ? list.map(ofElement) : list));
  }
  return schema instanceof z.ZodObject ? buildObject(schema, direction) : null;
}

function buildObject(schema: z.ZodObject, direction: Direction): Renaming | null {
  const changes = Object.entries(schema.shape).flatMap(([name, field]) => [
    ...changeWithin(name, field, direction),
    ...changeOfName(name, field, direction),
  ]);
  if (changes.length === 0) return null;
  return (value) => (isFields(value) ? changes.reduce((fields, change) => change(fields), value) : value);
}

type Change = (fields: Fields) => Fields;

function changeWithin(name: string, field: z.core.$ZodType, direction: Direction): Change[] {
  const renaming = renamingOf(field, direction);
  return renaming
    ? [(fields) => (Object.hasOwn(fields, name) ? { ...fields, [name]: renaming(fields[name]) } : fields)]
    : [];
}

function changeOfName(name: string, field: z.core.$ZodType, { rename }: Direction): Change[] {
  const former = formerNameOf(field);
  return former === undefined ? [] : [(fields) => rename(fields, name, former)];
}

function formerNameOf(schema: z.core.$ZodType): string | undefined {
  const name = formerNames.get(schema)?.name;
  if (name !== undefined) return name;
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? formerNameOf(schema.unwrap())
    : undefined;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
