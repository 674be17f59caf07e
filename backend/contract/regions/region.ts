import { z } from 'zod';

export const REGIONS = ['none', 'usa', 'hk'] as const;

export const region = z.enum(REGIONS);

export type Region = z.infer<typeof region>;
