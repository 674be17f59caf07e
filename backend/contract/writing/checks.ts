import { halfWidths } from '@/backend/contract/half-widths';
import type { Locale } from '@/backend/contract/locale';
import type { SearchTitles } from '@/backend/contract/stories/search-titles';
import { isBlank } from '@/backend/contract/text-rule';
import { TITLE_SEEN_WIDTH } from './limits';
import { readTextFacts, type TextFacts } from './text-facts';

/** The checks before a draft is submitted, and again before it is published. */
export const CHECKS = [
  'titleMissing',
  'bodyEmpty',
  'categoryMissing',
  'altMissing',
  'chartSample',
  'summaryMissing',
  'titleLong',
  'creditMissing',
  'pictureForeign',
  'headingOrder',
] as const;

export type Check = (typeof CHECKS)[number];
export type Severity = 'blocks' | 'warns';
type Kind = 'flash' | 'article';

/**
 * The severity of each check for each kind of story; null where it does not apply. Unsubmitted drafts may fail all
 * checks.
 */
export const SEVERITIES = {
  titleMissing: { article: 'blocks', flash: 'blocks' },
  bodyEmpty: { article: 'blocks', flash: null },
  categoryMissing: { article: 'warns', flash: null },
  altMissing: { article: 'blocks', flash: 'blocks' },
  chartSample: { article: 'blocks', flash: 'blocks' },
  summaryMissing: { article: 'warns', flash: null },
  titleLong: { article: 'warns', flash: 'warns' },
  creditMissing: { article: 'warns', flash: 'warns' },
  pictureForeign: { article: 'warns', flash: 'warns' },
  headingOrder: { article: 'warns', flash: null },
} as const satisfies Record<Check, Record<Kind, Severity | null>>;

/** The checks that also block imported texts of an archive. */
const ALSO_OF_ARCHIVES: readonly Check[] = ['titleMissing', 'chartSample'];

export interface Finding {
  check: Check;
  severity: Severity;
  /** The language of the text concerned; null for a setting of the draft. */
  lang: Locale | null;
  /** The number of the figure or heading, from 1; null for the whole text. */
  at: number | null;
}

interface CheckedText {
  lang: Locale;
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
}

export interface CheckedDraft {
  kind: Kind;
  /** Whether its texts come from an archive: then empty bodies and pictures without alt text are only warned about. */
  isArchived?: boolean;
  category_id: number | null;
  /** Titles written for search results, which cut no title in their languages. */
  search_titles?: SearchTitles;
  /** The texts in the languages to be published, without other languages. */
  texts: readonly CheckedText[];
}

/** All findings, blocking ones first, in the order of the checks and of the text. */
export function checkDraft(draft: CheckedDraft): Finding[] {
  const findings = CHECKS.flatMap((check): Finding[] => {
    const asWritten = SEVERITIES[check][draft.kind];
    const severity = asWritten && draft.isArchived && !ALSO_OF_ARCHIVES.includes(check) ? 'warns' : asWritten;
    if (!severity) return [];
    if (check === 'categoryMissing')
      return draft.category_id === null ? [{ check, severity, lang: null, at: null }] : [];
    const texts =
      check === 'titleLong' ? draft.texts.filter(({ lang }) => !draft.search_titles?.[lang]) : draft.texts;
    return texts.flatMap((text) =>
      FINDERS[check](text, factsOf(text.body)).map((at) => ({ check, severity, lang: text.lang, at })),
    );
  });
  return [...findings.filter(isBlocking), ...findings.filter((finding) => !isBlocking(finding))];
}

export function isBlocking(finding: Finding): boolean {
  return finding.severity === 'blocks';
}

type Places = (number | null)[];
const WHOLE: Places = [null];
const NOWHERE: Places = [];

/** For each check, the places in a text where it fails. */
const FINDERS: Record<Exclude<Check, 'categoryMissing'>, (text: CheckedText, facts: TextFacts) => Places> = {
  titleMissing: ({ title }) => (isBlank(title) ? WHOLE : NOWHERE),
  titleLong: ({ title }) => (halfWidths(title.trim()) > TITLE_SEEN_WIDTH ? WHOLE : NOWHERE),
  summaryMissing: ({ summary }) => (isBlank(summary) ? WHOLE : NOWHERE),
  bodyEmpty: (_, { isEmpty }) => (isEmpty ? WHOLE : NOWHERE),
  altMissing: (_, { pictures }) => pictures.filter(({ hasAlt }) => !hasAlt).map(({ number }) => number),
  chartSample: (_, { charts }) => charts.filter(({ isSample }) => isSample).map(({ number }) => number),
  creditMissing: (_, { pictures, charts }) =>
    [...pictures.filter(({ hasCredit }) => !hasCredit), ...charts.filter(({ hasNote }) => !hasNote)]
      .map(({ number }) => number)
      .sort((a, b) => a - b),
  pictureForeign: (_, { pictures }) =>
    pictures.filter(({ isForeign }) => isForeign).map(({ number }) => number),
  headingOrder: (_, { headings }) =>
    headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1)
      .map(({ number }) => number),
};

let last: { body: string; facts: TextFacts } | null = null;

/** Caches the facts of the last text, because every check needs them. */
function factsOf(body: string): TextFacts {
  if (last?.body !== body) last = { body, facts: readTextFacts(body) };
  return last.facts;
}
