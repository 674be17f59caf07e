/** Types of the base and sample content. Times are relative to the moment of seeding. */

/** A text in two languages; traditional Chinese is converted from `zh`. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A title with a body in Markdown (GFM, plus the article blocks documented in `sample/README.md`). */
export interface WrittenText {
  title: string;
  summary?: string;
  body: string;
}

export interface AuthorSeed {
  key: string;
  name: Bilingual;
  bio: Bilingual;
  isColumnist: boolean;
}

export interface CategorySeed {
  key: string;
  name: Bilingual;
  /** Which lists offer this category as a filter. */
  appliesTo: 'flash' | 'article' | 'both';
}

export interface LabelSeed {
  id: number;
  name: Bilingual;
}

export interface TopicSeed {
  id: number;
  name: Bilingual;
  intro: Bilingual;
  isSpecial: boolean;
}

type RegionSeed = 'none' | 'usa' | 'hk';

export interface FlashSeed {
  minutesAgo: number;
  /** Whether it reports the flows of the last US session, and comes out when they are known. */
  isOfLastSession?: true;
  isImportant?: boolean;
  category: string;
  labels: number[];
  topics?: number[];
  region?: RegionSeed;
  source?: { name: Bilingual; url: string };
  /** The language it was written in comes first; at least one of the two is present. */
  zh?: WrittenText;
  en?: WrittenText;
}

export interface ArticleSeed {
  /** Before the time of seeding; the articles of a weekly are moved into its week. */
  hoursAgo: number;
  /** Whether it quotes the flows of the last US session, and comes out after them. */
  isOfLastSession?: true;
  author: string;
  category: string;
  labels: number[];
  topics?: number[];
  region?: RegionSeed;
  zh?: WrittenText & { summary: string };
  en?: WrittenText & { summary: string };
}

export interface OrganiserSeed {
  key: string;
  name: Bilingual;
  description: Bilingual;
  social: { instagram?: string; twitter?: string; youtube?: string; telegram?: string };
}

export interface TicketTypeSeed {
  name: Bilingual;
  note: Bilingual;
  type: 'official' | 'invitation' | 'ordinary';
  /** Minor units (fen, cents). */
  price: number;
  currency: 'CNY' | 'HKD' | 'USD';
  quantity: number;
  sold: number;
  perPersonLimit: number;
  /** Days relative to the time of seeding; without it there is no limit. */
  saleOpensInDays?: number;
  saleClosesInDays?: number;
}

export interface EventSeed {
  /** Days relative to the time of seeding; negative for past events. */
  startsInDays: number;
  /** The last day it may begin on, `YYYY-MM-DD`: the forum of a year is held in that year. */
  noLaterThan?: string;
  /** Whether the day is moved to the next trading day. */
  isOnTradingDay?: true;
  /** Local wall-clock time of the event's zone, HH:mm. */
  startTime: string;
  durationMinutes: number;
  timeZone: string;
  mode: 'offline' | 'online' | 'both';
  status: 'draft' | 'published' | 'cancelled';
  region?: RegionSeed;
  organiser: string;
  cohosts: string[];
  city?: Bilingual;
  address?: Bilingual;
  mapUrl?: string;
  joinUrl?: string;
  links: { label: Bilingual; url: string }[];
  title: Bilingual;
  /** One sentence, shown in lists. */
  summary: Bilingual;
  /** Markdown. */
  details: Bilingual;
  agenda: { time: string; title: Bilingual }[];
  tickets: TicketTypeSeed[];
  /** Whether readers see how many seats are left. */
  hasPublicNumbers?: true;
  /** Whether the organiser approves each order. */
  needsApproval?: true;
}

export interface ToolSeed {
  name: string;
  category: string;
  url: string;
  description: Bilingual;
}

/** The further text of a tool's own page; all but the first part are printed as facts. */
interface ToolPageText {
  what: string;
  who: string;
  price: string;
  chains: string;
  /** How it differs from its alternatives. */
  unlike: string;
}

export interface ToolPageSeed {
  zh: ToolPageText;
  en: ToolPageText;
}

export interface ToolCategorySeed {
  key: string;
  name: Bilingual;
}

export interface PartnerSeed {
  name: Bilingual;
  kind: 'media' | 'community' | 'research' | 'event';
  url: string;
  description: Bilingual;
}

export interface NoticeSeed {
  daysAgo: number;
  zh: WrittenText;
  en: WrittenText;
}

export interface WeeklySeed {
  weeksAgo: number;
  title: Bilingual;
  summary: Bilingual;
  /** The editor's letter and its signature. */
  letter: Bilingual;
  letterBy: Bilingual;
  /** Titles of its articles in the language they were written in, oldest first; their authors are those of the issue. */
  articles: string[];
}

type DocumentKey = 'about' | 'copyright' | 'contact' | 'terms' | 'disclaimer' | 'submissions';

export interface DocumentSeed {
  key: DocumentKey;
  title: Bilingual;
  /** Markdown. `{site}` stands for the site's name, `{email}` for its contact address. */
  body: Bilingual;
}
