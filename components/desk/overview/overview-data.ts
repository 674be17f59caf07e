import type { CallOutput } from '@/backend/contract/calls';

/** The data of the overview, the front page of the desk. */
export type OverviewData = CallOutput<'deskOverview'>;
