import { z } from 'zod';
import { REGIONS } from './names';

export const region = z.enum(REGIONS);

export type Region = z.infer<typeof region>;
