/** @jest-environment node */
import { bitcoinSupplyAt, heightAt } from '@/backend/contract/data/bitcoin-supply';
import { articles } from '@/backend/seed/sample/articles';
import { flashes } from '@/backend/seed/sample/flashes';

const LIMIT = 21_000_000;
const MINED =
  /(超过|more than )?(\d+(?:\.\d+)?)%(?:的比特币已经挖出来| of all bitcoin has been mined)|已开采比例(超过|达)?(\d+(?:\.\d+)?)%/gi;

test('the mined share in the sample texts equals the one on the data page, today and later', () => {
  const share = (bitcoinSupplyAt(heightAt(new Date('2026-11-22T00:00:00Z'))) / LIMIT) * 100;
  const claims = [...JSON.stringify([...articles, ...flashes]).matchAll(MINED)].map(
    ([, before, first, word, second]) => ({
      word: before ?? word ?? '',
      statedShare: Number(first ?? second),
    }),
  );
  expect(claims.length).toBeGreaterThanOrEqual(4);
  for (const { word, statedShare } of claims) {
    expect(word).toMatch(/^(超过|more than )$/i);
    expect(statedShare).toBeLessThan(share);
  }
});
