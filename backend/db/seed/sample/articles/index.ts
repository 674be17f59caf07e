import type { ArticleSeed } from '@/backend/db/seed/types';
import { afterClosingTime } from './after-closing-time';
import { america } from './america';
import { desk } from './desk';
import { hongKong } from './hong-kong';
import { marginAtTwo } from './margin-at-two';
import { numbers } from './numbers';
import { paidDissent } from './paid-dissent';
import { product } from './product';
import { rollupAccounts } from './rollup-accounts';
import { rules } from './rules';
import { security } from './security';
import { streets } from './streets';
import { thirdWinter } from './third-winter';
import { twentySevenMinutes } from './twenty-seven-minutes';

export const articles: ArticleSeed[] = [
  marginAtTwo,
  afterClosingTime,
  rollupAccounts,
  twentySevenMinutes,
  thirdWinter,
  paidDissent,
  ...hongKong,
  ...america,
  ...product,
  ...security,
  ...rules,
  ...numbers,
  ...streets,
  ...desk,
];
