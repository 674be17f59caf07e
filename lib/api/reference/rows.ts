import type { JsonSchema } from '../openapi/json-schema';

/** A field or parameter as the reference prints it. */
export interface Row {
  name: string;
  type: string;
  isRequired: boolean;
  /** As JSON; empty for none. */
  standard: string;
}

/** A parameter or field with its schema. */
export const toRow = (name: string, schema: JsonSchema, isRequired: boolean): Row => ({
  name,
  isRequired,
  type: typeOf(schema),
  standard: schema.default === undefined ? '' : JSON.stringify(schema.default),
});

/** The fields of an object. */
export const rowsOf = ({ properties = {}, required = [] }: JsonSchema): Row[] =>
  Object.entries(properties).map(([name, schema]) => toRow(name, schema, required.includes(name)));

/** The type of a value in one line, such as `string | null` or `Reference[]`. */
export function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(parts)) return parts.map((part: JsonSchema) => typeOf(part)).join(' | ');
  if (schema.type === 'array') return arrayOf(typeOf((schema.items ?? {}) as JsonSchema));
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (typeof schema.format === 'string') return schema.format;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length > 0 && fields.length <= MAX_FIELDS_IN_LINE)
    return `{ ${fields.map(([name, field]) => `${name}: ${typeOf(field)}`).join('; ')} }`;
  return typeof schema.type === 'string' ? schema.type + boundsOf(schema) : 'any';
}

/** How many fields an object has at most that is written where it stands. */
const MAX_FIELDS_IN_LINE = 4;

const arrayOf = (item: string): string =>
  item.includes(' ') && !/^\{[^{}]*\}$/.test(item) ? `(${item})[]` : `${item}[]`;

/** The smallest and the largest value, or length, where both are named: ` 1–100`; the largest length alone: ` ≤200`. */
function boundsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const [min, max] = [minimum ?? minLength, maximum ?? maxLength];
  if (typeof min === 'number' && typeof max === 'number') return ` ${min}–${max}`;
  return typeof maxLength === 'number' ? ` ≤${maxLength}` : '';
}
