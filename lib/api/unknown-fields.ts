import { z } from 'zod';

/** The names in an input that its form does not have, each with its place, such as `tickets.0.colour`. */
export function unknownFields(form: z.core.$ZodType, input: unknown, place = ''): string[] {
  if (form instanceof z.ZodOptional || form instanceof z.ZodNullable || form instanceof z.ZodDefault)
    return unknownFields(form.unwrap(), input, place);
  if (form instanceof z.ZodPipe)
    return unknownFields(form.in instanceof z.ZodTransform ? form.out : form.in, input, place);
  if (form instanceof z.ZodUnion)
    return fewest(form.options.map((each) => unknownFields(each, input, place)));
  if (form instanceof z.ZodArray)
    return Array.isArray(input)
      ? input.flatMap((item, index) => unknownFields(form.element, item, within(place, String(index))))
      : [];
  if (!isFields(input)) return [];
  if (form instanceof z.ZodRecord)
    return Object.entries(input).flatMap(([name, value]) =>
      unknownFields(form.valueType, value, within(place, name)),
    );
  return form instanceof z.ZodObject ? unknownOfObject(form, input, place) : [];
}

function unknownOfObject(form: z.ZodObject, input: Record<string, unknown>, place: string): string[] {
  const takesAnything = form.def.catchall !== undefined && !(form.def.catchall instanceof z.ZodNever);
  return Object.entries(input).flatMap(([name, value]) => {
    const field = Object.hasOwn(form.shape, name) ? form.shape[name] : undefined;
    if (field) return unknownFields(field, value, within(place, name));
    return takesAnything ? [] : [within(place, name)];
  });
}

/** What the form of a union knows that fits best. */
const fewest = (lists: readonly string[][]): string[] =>
  lists.reduce((best, each) => (each.length < best.length ? each : best), lists[0] ?? []);

const within = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
