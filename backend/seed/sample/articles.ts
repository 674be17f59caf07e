import type { ArticleSeed } from '@/backend/seed/types';
import { afterClosingTime } from './articles/after-closing-time';
import { america } from './articles/america';
import { desk } from './articles/desk';
import { hongKong } from './articles/hong-kong';
import { marginAtTwo } from './articles/margin-at-two';
import { numbers } from './articles/numbers';
import { paidDissent } from './articles/paid-dissent';
import { product } from './articles/product';
import { rollupAccounts } from './articles/rollup-accounts';
import { rules } from './articles/rules';
import { security } from './articles/security';
import { streets } from './articles/streets';
import { thirdWinter } from './articles/third-winter';
import { twentySevenMinutes } from './articles/twenty-seven-minutes';

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
