import 'server-only';
import { z } from 'zod';
import { landingView, type LandingSection, type LandingView } from '@/backend/contract/landings/landing';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { readRequired } from '@/lib/platform/calls/read';
import { toIso } from '@/lib/platform/dates/dates';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { leadsToSectionOff } from '@/lib/platform/routing/hidden-sections';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { localHtml, localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';

export interface Landing {
  /** The last part of the address of the landing, or of the sub-page that is shown. */
  slug: string;
  view: LandingView;
  title: string;
  summary: string;
  sections: LandingSection[];
  /** Whether this is the landing itself, not a sub-page with some of its sections. */
  isWhole: boolean;
  lang: Locale;
  langs: Locale[];
  updatedAt: string;
}

const RULE = { tags: [tags.landings], revalidate: LIFETIMES.list };
/** The languages a reader gets texts in, best first. */
const PREFERENCE: Record<Locale, readonly Locale[]> = {
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en'],
  en: ['en', 'zh-Hans', 'zh-Hant'],
};

/** A landing or one of its sub-pages. Ends in the 404 page when there is none, in the 410 page when it was withdrawn. */
export async function readLanding(slug: string, language: ReaderLanguage): Promise<Landing> {
  const { document, langs, updated_time: updated } = await readRequired('landing', { slug }, RULE);
  return toLanding(document, slug, langs, toIso(updated), language);
}

/** A stored document with its texts in the reader's language. @param slug of the landing or of a sub-page */
export function toLanding(
  document: Record<string, unknown>,
  slug: string,
  langs: Locale[],
  updatedAt: string,
  language: ReaderLanguage,
): Landing {
  const view = withoutSectionsOff(viewIn(language).parse(document));
  const page = view.pages.find((subPage) => subPage.slug === slug);
  const written = PREFERENCE[language.locale].find((lang) => langs.includes(lang)) ?? 'zh-Hans';
  return {
    slug,
    view,
    title: page?.title ?? view.title,
    summary: page?.summary ?? view.summary,
    sections: page ? view.sections.filter(({ key }) => page.sections.includes(key)) : view.sections,
    isWhole: !page,
    lang: localLang(written, language),
    langs,
    updatedAt,
  };
}

/** A landing without what leads to sections that are off: related pages, and the event whose tickets it sells. */
function withoutSectionsOff(view: LandingView): LandingView {
  const related = view.related.filter(({ link }) => !leadsToSectionOff(link));
  if (!isSectionOff('events')) return { ...view, related };
  const sections = view.sections.filter(({ type }) => type !== 'tickets');
  return { ...view, related, sections, event_id: null };
}

/** A stored text: what it is in each language that has it. */
const storedText = z.partialRecord(z.enum(LOCALES), z.string());
const views = new Map<string, ReturnType<typeof landingView>>();

/** The schema that turns a stored document into the page in the reader's language. */
function viewIn(language: ReaderLanguage): ReturnType<typeof landingView> {
  const key = `${language.locale} ${language.script}`;
  const view =
    views.get(key) ??
    landingView((_, form) =>
      storedText.transform((texts) => inLanguage(texts, form === 'html' ? localHtml : localText, language)),
    );
  views.set(key, view);
  return view;
}

/** A stored text in the language the reader prefers; empty when there is none. */
function inLanguage(
  texts: z.output<typeof storedText>,
  convert: typeof localText,
  language: ReaderLanguage,
): string {
  const lang = PREFERENCE[language.locale].find((locale) => texts[locale]) ?? LOCALES[0];
  return convert(texts[lang] ?? '', lang, language);
}
