import { reason } from '@/backend/contract/form-text';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { region } from '@/backend/contract/regions/region';
import { hasRegion } from '@/lib/platform/config/regions';

/** The key of an edition of this newsroom, see `/regions`, or `none`. */
export const regionShape = region;

/** The same in a query: an edition that the newsroom does not have is refused, not found empty. */
export const regionQuery = region.refine((key) => key === NO_REGION || hasRegion(key), reason('notFound'));
