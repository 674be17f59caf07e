import type { Locale } from '@/backend/contract/locale';
import { isBlank } from '@/backend/contract/text-rule';
import { TITLE_SEEN_WIDTH } from './limits';
import { readTextFacts, type TextFacts } from './text-facts';

/** What is checked before a piece goes to review, and again before it goes live. */
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

/** How severe each check is for each kind; null where it does not apply. A draft may fail them all. */
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

/** What blocks texts of an archive, too. */
const ALSO_OF_ARCHIVES: readonly Check[] = ['titleMissing', 'chartSample'];

export interface Finding {
  check: Check;
  severity: Severity;
  /** The language whose text it is about; null for a setting of the piece. */
  lang: Locale | null;
  /** Which figure or heading, from 1; null for the text as a whole. */
  at: number | null;
}

interface CheckedText {
  lang: Locale;
  title: string;
  summary: string;
  /** Clean HTML. */
  body: string;
}

export interface CheckedPiece {
  kind: Kind;
  /** Its texts are those of an archive: empty bodies and pictures without words are only warned about. */
  isArchived?: boolean;
  category_id: number | null;
  /** The languages that are to be published, and no others. */
  texts: readonly CheckedText[];
}

/** Everything found, what blocks first, in the order of the table and of the text. */
export function checkPiece(piece: CheckedPiece): Finding[] {
  const found = CHECKS.flatMap((check): Finding[] => {
    const asWritten = SEVERITIES[check][piece.kind];
    const severity = asWritten && piece.isArchived && !ALSO_OF_ARCHIVES.includes(check) ? 'warns' : asWritten;
    if (!severity) return [];
    if (check === 'categoryMissing')
      return piece.category_id === null ? [{ check, severity, lang: null, at: null }] : [];
    return piece.texts.flatMap((text) =>
      FINDERS[check](text, factsOf(text.body)).map((at) => ({ check, severity, lang: text.lang, at })),
    );
  });
  return [...found.filter(isBlocking), ...found.filter((finding) => !isBlocking(finding))];
}

export function isBlocking(finding: Finding): boolean {
  return finding.severity === 'blocks';
}

/** Width in search results: Han characters and full-width signs count 2, others 1. */
export function seenWidth(title: string): number {
  return [...title].reduce((width, sign) => width + (WIDE.test(sign) ? 2 : 1), 0);
}

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

type Places = (number | null)[];
const WHOLE: Places = [null];
const NOWHERE: Places = [];

/** Where each check fails. */
const FINDERS: Record<Exclude<Check, 'categoryMissing'>, (text: CheckedText, facts: TextFacts) => Places> = {
  titleMissing: ({ title }) => (isBlank(title) ? WHOLE : NOWHERE),
  titleLong: ({ title }) => (seenWidth(title.trim()) > TITLE_SEEN_WIDTH ? WHOLE : NOWHERE),
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

/** Keeps the facts of the last text read, because each check asks for them. */
function factsOf(body: string): TextFacts {
  if (last?.body !== body) last = { body, facts: readTextFacts(body) };
  return last.facts;
}
