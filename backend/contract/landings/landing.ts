import { z } from 'zod';
import { id } from '@/backend/contract/fields';
import { isSpan, linkText, localText, timeOrNone } from '@/backend/contract/records/fields';
import { reason } from '@/backend/contract/form-text';
import { ART_SET_NAMES, DISPLAYS, MOTIFS, TONES } from './art';
import { failingInks } from './inks';
import { missingTexts } from './missing-texts';
import { sectionKey, sectionShape, type TextField } from './sections';
import { LANDING_STATES, SLUG } from './states';

const slug = z.string().trim().regex(SLUG, reason('notAKey'));

/** A landing page; `text` makes the schemas of its texts. Times are UTC+8. */
function landingShape<Text extends z.ZodType>(text: TextField<Text>) {
  return z.object({
    slug,
    status: z.enum(LANDING_STATES),
    /** The time of publication; null publishes at once. */
    release_time: timeOrNone,
    /** The heading of the page, and a line under it. */
    title: text(120),
    summary: text(300),
    /** The short name in the bar of the page. */
    name: text(40),
    set: z.enum(ART_SET_NAMES),
    tone: z.enum(TONES),
    display: z.enum(DISPLAYS),
    motif: z.enum(MOTIFS),
    /** The text of a `vertical` or `wide` head; a `numeral` head shows the date. */
    display_text: text(16),
    starts: timeOrNone,
    ends: timeOrNone,
    place: text(80),
    map_link: linkText.or(z.literal('')).default(''),
    /** The event whose tickets the page sells. */
    event_id: id.nullable().default(null),
    /** The topic whose stories the page shows. */
    topic_id: id.nullable().default(null),
    /** Related links, such as other years. */
    related: z.array(z.object({ label: text(30), link: linkText })).max(8),
    sections: z.array(sectionShape(text)).max(40),
    /** Sub-pages with their own addresses, each for some of the sections. */
    pages: z
      .array(
        z.object({
          slug,
          title: text(120),
          summary: text(300),
          sections: z.array(sectionKey).min(1).max(40),
        }),
      )
      .max(12),
  });
}

/**
 * The data of a landing page's form. Unless it is a draft, every text has to exist in every language of the title,
 * except traditional Chinese, which is converted.
 */
export const landingRecord = landingShape(localText)
  .refine(({ title }) => Object.keys(title).length > 0, { path: ['title'], message: reason('required') })
  .refine(isSpan, { path: ['ends'], message: reason('beforeStart') })
  .superRefine((landing, context) => {
    const keys = landing.sections.map(({ key }) => key);
    const refuse = (path: (string | number)[], why: Parameters<typeof reason>[0]) =>
      context.addIssue({ code: 'custom', path, message: reason(why) });
    keys.forEach((key, at) => {
      if (keys.indexOf(key) !== at) refuse(['sections', at, 'key'], 'taken');
    });
    landing.pages.forEach((page, at) => {
      if (page.sections.some((key) => !keys.includes(key))) refuse(['pages', at, 'sections'], 'notFound');
    });
    if (landing.tone === 'ground')
      for (const ink of failingInks(landing.set)) refuse(['tone', ink], 'lowContrast');
    if (landing.status !== 'draft') for (const path of missingTexts(landing)) refuse(path, 'required');
  });

/** A landing page in the language of one reader, into which the schemas of `text` turn the stored texts. */
export const landingView = (text: TextField<z.ZodType<string>>) => landingShape(text);

export type LandingDocument = z.output<typeof landingRecord>;
export type LandingView = z.output<ReturnType<typeof landingView>>;
export type LandingSection = LandingView['sections'][number];
export type SectionType = LandingSection['type'];
export type SectionOf<Type extends SectionType> = Extract<LandingSection, { type: Type }>;
