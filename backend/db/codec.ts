import { type Locale, LOCALES } from '@/backend/contract/locale';
import type { LocalText } from '@/backend/db/schema/local-text';

/**
 * Reads one value of a row, in whatever form a driver hands it over: 64-bit integers and numerics come as digits or as
 * numbers, timestamps as text or as dates.
 * @throws Mismatch for a value that is not what was expected
 */
export type Codec<Value> = (value: unknown) => Value;

/** A value that a codec refused: what was expected, and where inside the value. It never contains the value itself. */
export class Mismatch extends Error {
  constructor(
    readonly expected: string,
    value: unknown,
    readonly path: readonly (string | number)[] = [],
    readonly actual: string = kindOf(value),
  ) {
    super(`${expected} expected, not ${actual}`);
  }
}

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

export const text: Codec<string> = (value) => {
  if (typeof value === 'string') return value;
  throw new Mismatch('text', value);
};

export const boolean: Codec<boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  throw new Mismatch('a boolean', value);
};

/** A whole number that JavaScript represents exactly: ids, counts, amounts in minor units. */
export const integer: Codec<number> = (value) => {
  const number = typeof value === 'string' && !INTEGER.test(value) ? NaN : toNumber(value);
  if (Number.isSafeInteger(number)) return number;
  throw new Mismatch('an integer', value);
};

/** A finite number, rounded to the nearest that JavaScript represents. */
export const decimal: Codec<number> = (value) => {
  const number = typeof value === 'string' && !DECIMAL.test(value) ? NaN : toNumber(value);
  if (Number.isFinite(number)) return number;
  throw new Mismatch('a number', value);
};

/** A timestamp with time zone. */
export const instant: Codec<Date> = (value) => {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (date instanceof Date && !Number.isNaN(date.getTime())) return date;
  throw new Mismatch('an instant', value);
};

/** @param values all that may occur */
export function oneOf<const Value extends string>(values: readonly Value[]): Codec<Value> {
  const valueSet: ReadonlySet<unknown> = new Set(values);
  const isKnown = (value: unknown): value is Value => valueSet.has(value);
  return (value) => {
    if (isKnown(value)) return value;
    throw new Mismatch(`one of ${values.join(', ')}`, value);
  };
}

export const language: Codec<Locale> = oneOf(LOCALES);

export function nullable<Value>(codec: Codec<Value>): Codec<Value | null> {
  return (value) => (value === null ? null : codec(value));
}

/** A column that some forms of a statement leave out. */
export function optional<Value>(codec: Codec<Value>): Codec<Value | undefined> {
  return (value) => (value === undefined ? undefined : codec(value));
}

/** An array, of Postgres or in JSON. */
export function list<Value>(codec: Codec<Value>): Codec<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Mismatch('a list', value);
    const read: Value[] = [];
    try {
      for (const each of value) read.push(codec(each));
    } catch (error) {
      throw beneath(read.length, error);
    }
    return read;
  };
}

/** A JSON value that its reader parses. */
export const json: Codec<unknown> = (value) => {
  if (value !== undefined) return value;
  throw new Mismatch('a JSON value', value);
};

/** The codecs of the columns of a statement, or of the fields of a JSON object. */
export type Columns = Readonly<Record<string, Codec<unknown>>>;
export type RowOf<Of extends Columns> = { [Key in keyof Of]: ReturnType<Of[Key]> };

/** A JSON object with these fields; others are left out. */
export function object<const Fields extends Columns>(fields: Fields): Codec<RowOf<Fields>> {
  const entries = Object.entries(fields);
  return (value) => {
    if (!isObject(value)) throw new Mismatch('an object', value);
    return readFields<Fields>(entries, value);
  };
}

/** A JSON object whose values are of one kind, by whatever keys. */
export function dictionary<Value>(codec: Codec<Value>): Codec<Record<string, Value>> {
  return (value) => {
    if (!isObject(value)) throw new Mismatch('an object', value);
    const read: [string, Value][] = [];
    let at = '';
    try {
      for (const [key, each] of Object.entries(value)) {
        at = key;
        read.push([key, codec(each)]);
      }
    } catch (error) {
      throw beneath(at, error);
    }
    return Object.fromEntries(read);
  };
}

export const localText: Codec<LocalText> = (value) => {
  if (!isObject(value)) throw new Mismatch('a text by language', value);
  for (const lang of LOCALES)
    if (value[lang] !== undefined && typeof value[lang] !== 'string')
      throw new Mismatch('text', value[lang], [lang]);
  return value;
};

/**
 * A JSON object of the type that the schema declares for a column, such as `typeof manuscripts.document`. Only programs
 * that the declaration binds write such a column, and whole documents are too large to be checked in lists, so the
 * fields are taken as declared.
 */
export function declared<Column extends { _: { data: unknown; dataType: 'json' } }>(
  _column: Column,
): Codec<Column['_']['data']> {
  return (value) => {
    if (typeof value === 'object' && value !== null) return value;
    throw new Mismatch('a JSON document', value);
  };
}

/**
 * Reads the values of an object one by one, each by its codec.
 * @param entries those of the codecs
 * @throws Mismatch whose path begins with the name of the value
 */
export function readFields<Of extends Columns>(
  entries: readonly (readonly [string, Codec<unknown>])[],
  values: Readonly<Record<string, unknown>>,
): RowOf<Of> {
  const row: Record<string, unknown> = {};
  let at = '';
  try {
    for (const [name, codec] of entries) {
      at = name;
      row[name] = codec(values[name]);
    }
  } catch (error) {
    throw beneath(at, error);
  }
  // Exactly the fields of the codecs were read, each by its own.
  return row as RowOf<Of>;
}

/** A refusal inside a value as a refusal of that value; any other error as it is. */
const beneath = (key: string | number, error: unknown): unknown =>
  error instanceof Mismatch
    ? new Mismatch(error.expected, undefined, [key, ...error.path], error.actual)
    : error;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint' ? Number(value) : NaN;

function kindOf(value: unknown): string {
  if (value === undefined) return 'a missing value';
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
