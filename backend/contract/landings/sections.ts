import { z } from 'zod';
import { drawingOfNumbers } from '@/backend/contract/figures/from-numbers';
import { linkText, picture } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';

/**
 * Makes the schema of a text of at most `max` characters: of all languages in the form, of one language in the view.
 * `html` is HTML restricted to the allow list.
 */
export type TextField<Text extends z.ZodType> = (max: number, form?: 'html') => Text;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = z.string().regex(CLOCK, reason('notAClock'));
const day = z.number().int().min(1).max(60);
const count = z.number().int().min(0).max(10_000_000);
const link = linkText.or(z.literal('')).default('');
const numbers = z
  .string()
  .trim()
  .max(200, reason('tooLong'))
  .refine((typed) => typed === '' || drawingOfNumbers(typed) !== null, reason('notNumbers'))
  .default('');

export const sectionKey = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, reason('notAKey'));

/**
 * The schema of a section of any type. `key` is its anchor on the page, and identifies it in the lists of sub-pages.
 */
export function sectionShape<Text extends z.ZodType>(text: TextField<Text>) {
  const head = { key: sectionKey, title: text(40) };
  const listOf = <Item extends z.ZodRawShape>(max: number, item: Item) => z.array(z.object(item)).max(max);
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), ...head, body: text(20_000, 'html') }),
    z.object({
      type: z.literal('numbers'),
      ...head,
      items: listOf(8, { figure: z.string().trim().min(1).max(12), unit: text(20), note: text(80) }),
    }),
    /** `day` counts from the first day of the landing page; `hall` is the position in the list of halls, from 1. */
    z.object({
      type: z.literal('agenda'),
      ...head,
      halls: listOf(6, { name: text(30), note: text(60) }).min(1, reason('required')),
      sessions: listOf(200, {
        day,
        starts: clock,
        minutes: z.number().int().min(5).max(720),
        hall: z.number().int().min(1).max(6),
        title: text(120),
        who: text(120),
        note: text(400),
        link,
      }),
    }),
    z.object({
      type: z.literal('speakers'),
      ...head,
      people: listOf(200, { name: text(40), role: text(80), bio: text(500), pic: picture }),
    }),
    z.object({
      type: z.literal('partners'),
      ...head,
      tiers: listOf(6, { name: text(30), members: listOf(60, { name: text(60), note: text(120), link }) }),
    }),
    /** Awards. The nominee with the most votes wins; no winner is shown until the count is final. */
    z.object({
      type: z.literal('awards'),
      ...head,
      is_final: z.boolean(),
      votes_per_square: z.number().int().min(1).max(10_000),
      categories: listOf(24, {
        name: text(40),
        reason: text(120),
        jury: text(200),
        nominees: listOf(12, { name: text(60), note: text(120), votes: count }),
      }),
    }),
    z.object({
      type: z.literal('stops'),
      ...head,
      items: listOf(24, {
        day,
        name: text(30),
        place: text(60),
        title: text(120),
        people: count,
        newcomers: count,
        link,
      }),
    }),
    /**
     * A stored picture, else a drawing of `numbers`; an entry with neither shows only its caption. Landing pages stored
     * before drawings existed have neither `numbers` nor `alt`.
     */
    z.object({
      type: z.literal('gallery'),
      ...head,
      pictures: listOf(24, { pic: picture, numbers, alt: text(200).optional(), caption: text(200) }),
    }),
    z.object({
      type: z.literal('recordings'),
      ...head,
      items: listOf(60, { mark: text(20), title: text(160), link }),
    }),
    z.object({ type: z.literal('tickets'), ...head, note: text(300) }),
    z.object({ type: z.literal('news'), ...head }),
    z.object({
      type: z.literal('place'),
      ...head,
      name: text(80),
      address: text(160),
      ways: text(600),
      link,
    }),
    z.object({
      type: z.literal('timeline'),
      ...head,
      steps: listOf(40, { when: text(30), title: text(100), note: text(300) }),
    }),
    z.object({ type: z.literal('quotes'), ...head, quotes: listOf(12, { words: text(200), who: text(80) }) }),
    z.object({
      type: z.literal('questions'),
      ...head,
      items: listOf(24, { question: text(120), answer: text(800) }),
    }),
    z.object({
      type: z.literal('contact'),
      ...head,
      intro: text(400),
      email: z.email().or(z.literal('')).default(''),
    }),
    z.object({ type: z.literal('buttons'), ...head, items: listOf(6, { label: text(48), link: linkText }) }),
  ]);
}
