import type { FlashSeed } from '@/backend/db/seed/types';
import { flashesEarlier } from './flashes-earlier';
import { flashesToday } from './flashes-today';

export const flashes: FlashSeed[] = [...flashesToday, ...flashesEarlier];
