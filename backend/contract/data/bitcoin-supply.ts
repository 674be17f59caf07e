/** The fourth halving, a block of known time from which the height at other times is estimated. */
const ANCHOR = { height: 840_000, time: Date.UTC(2024, 3, 20, 0, 9) };
const BLOCK_MS = 10 * 60_000;
const BLOCKS_PER_HALVING = 210_000;
const FIRST_SUBSIDY_SATOSHI = 50 * 1e8;

/** In milliseconds since 1970. */
export const GENESIS_BLOCK_TIME = Date.UTC(2009, 0, 3, 18, 15);

/** The estimated block height at an instant, at one block in ten minutes from the known block. */
export function heightAt(time: Date, anchor: { height: number; time: number } = ANCHOR): number {
  return Math.max(0, Math.floor(anchor.height + (time.getTime() - anchor.time) / BLOCK_MS));
}

/** The number of bitcoins mined up to and including a height, by the halving schedule. */
export function bitcoinSupplyAt(height: number): number {
  let satoshi = 0;
  let left = height + 1;
  let subsidy = FIRST_SUBSIDY_SATOSHI;
  while (left > 0 && subsidy > 0) {
    const blocks = Math.min(left, BLOCKS_PER_HALVING);
    satoshi += blocks * subsidy;
    left -= blocks;
    subsidy = Math.floor(subsidy / 2);
  }
  return satoshi / 1e8;
}

/** Blocks from one halving to the next. */
export const HALVING_BLOCKS = BLOCKS_PER_HALVING;
export const MINUTES_PER_BLOCK = 10;

/** The days of past halvings, in UTC. */
export const HALVING_DAYS = ['2012-11-28', '2016-07-09', '2020-05-11', '2024-04-20'] as const;

/** The reward of the block at a height, in bitcoins. */
export function bitcoinRewardAt(height: number): number {
  return Math.floor(FIRST_SUBSIDY_SATOSHI / 2 ** Math.floor(height / BLOCKS_PER_HALVING)) / 1e8;
}

/** The height at which this many bitcoins are mined: the inverse of `bitcoinSupplyAt`. */
export function heightOfSupply(bitcoins: number): number {
  let left = Math.round(bitcoins * 1e8);
  let height = 0;
  for (let subsidy = FIRST_SUBSIDY_SATOSHI; subsidy > 0; subsidy = Math.floor(subsidy / 2)) {
    const blocks = Math.min(BLOCKS_PER_HALVING, Math.round(left / subsidy));
    height += blocks;
    left -= blocks * subsidy;
    if (blocks < BLOCKS_PER_HALVING || left <= 0) break;
  }
  return Math.max(0, height - 1);
}
