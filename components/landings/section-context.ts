import type { Phase } from '@/lib/landings/phase';
import type { Landing } from '@/lib/landings/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';

/** Facts about the page that its sections may need. */
export interface SectionContext {
  landing: Landing;
  language: ReaderLanguage;
  phase: Phase | null;
  /** Current time in milliseconds since 1970. */
  now: number;
}
