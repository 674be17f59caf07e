import type { Phase } from '@/lib/landings/phase';
import type { Landing } from '@/lib/landings/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';

/** What sections may need to know about their page. */
export interface SectionContext {
  landing: Landing;
  language: ReaderLanguage;
  phase: Phase | null;
  /** Milliseconds since 1970. */
  now: number;
}
