import type { LandingDocument } from '@/backend/contract/landings/landing';
import { ceremony } from './landings/ceremony';
import { cryptoFi } from './landings/crypto-fi';
import { forum2023 } from './landings/forum-2023';
import { forum2024 } from './landings/forum-2024';
import { forum2025 } from './landings/forum-2025';
import { forum2026 } from './landings/forum-2026';
import { polkadot } from './landings/polkadot';

/** Landing pages with fixed dates. */
export const landings: LandingDocument[] = [forum2023, polkadot, forum2024, ceremony, forum2025, cryptoFi];

/** The landing page that gets the days of its event. */
export const comingLanding: LandingDocument = forum2026;
