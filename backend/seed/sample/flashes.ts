import type { FlashSeed } from '@/backend/seed/types';
import { flashesEarlier } from './flashes-earlier';
import { flashesToday } from './flashes-today';

export const flashes: FlashSeed[] = [...flashesToday, ...flashesEarlier];
